-- Covering indexes for what lists and dashboards filter, count and sort by, so that rows are read only for the page
-- that is shown.
drop index enquiry_created, enquiry_status;
create index enquiry_created on enquiry (created_at desc, id) include (type, status);
create index enquiry_status on enquiry (status, created_at desc, id) include (type);

drop index subscriber_created;
create index subscriber_created on subscriber (created_at desc, id) include (status);
-- It has few distinct values and is small, so counting over it is faster than over the narrow table.
create index subscriber_status on subscriber (status);

drop index audit_at;
create index audit_at on audit (at desc, id) include (entity, entity_id, account_id);
create index audit_search_key on audit using gin (search_key(summary) gin_trgm_ops);

drop index content_item_staff;
create index content_item_staff on content_item (kind, updated_at desc, id)
  include (status, published_at, category_id, author_id) where deleted_at is null;
drop index content_item_public;
create index content_item_public on content_item (kind, published_at desc, id)
  include (category_id, news_date, industry) where status in ('SCHEDULED', 'PUBLISHED') and deleted_at is null;
create index content_item_updated on content_item (updated_at desc, id) where deleted_at is null;
create index content_item_scheduled on content_item (published_at) where status = 'SCHEDULED' and deleted_at is null;
-- What may need attention: drafts, public pictures without alternative text, summaries that search engines would cut.
create index content_item_attention on content_item (updated_at, id) where deleted_at is null and (
  status = 'DRAFT'
  or status in ('PUBLISHED', 'SCHEDULED') and (
    picture_id is not null and image_alt = '' and not image_decorative
    or meta_description is null and length(description) > 155
  )
);

drop index applicant_applied;
create index applicant_applied on applicant (applied_at desc, id) include (career_id, future, stage)
  where erased_at is null;
-- Erased applicants still count.
create index applicant_career on applicant (career_id, applied_at) include (stage, future);
create index applicant_source on applicant (source) where source is not null;
create index applicant_stage_move_hired on applicant_stage_move (applicant_id, at) where to_stage = 'HIRED';
