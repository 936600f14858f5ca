-- What lets one say that a photo is there twice, is blurred, and when it was taken; null for those of before.
alter table upload
	-- Difference hash: photos that look alike differ in few of its 64 bits.
	add column dhash text check (dhash ~ '^[0-9a-f]{16}$'),
	-- Variance of the Laplacian of its sharpest part at 320 pixels.
	add column sharpness double precision check (sharpness >= 0),
	-- By its camera.
	add column taken_on text check (taken_on ~ '^\d{4}-\d{2}-\d{2}$'),
	add constraint upload_likeness_whole check ((dhash is null) = (sharpness is null));
