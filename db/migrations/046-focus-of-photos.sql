-- Where the eye goes first in a photo: the photo is put into frames around this point.
alter table upload
	-- In shares of its width and height from the upper left corner; null for those of before, and where nobody looked.
	add column focus_x double precision check (focus_x between 0 and 1),
	add column focus_y double precision check (focus_y between 0 and 1),
	add constraint upload_focus_whole check ((focus_x is null) = (focus_y is null));
