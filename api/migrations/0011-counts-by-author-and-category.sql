-- The tables of authors and categories count their items; these indexes make index-only scans possible.
drop index content_item_author, content_item_category;
create index content_item_author on content_item (author_id, kind, deleted_at);
create index content_item_category on content_item (category_id, kind, deleted_at) include (status, published_at);
