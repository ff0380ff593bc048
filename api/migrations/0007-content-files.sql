alter table content_item add constraint content_item_file foreign key (file_id) references stored_file;
