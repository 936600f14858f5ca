alter table upload drop constraint upload_format_check;
alter table upload add constraint upload_format_check check (format in ('jpeg', 'png', 'webp', 'avif', 'heic'));
