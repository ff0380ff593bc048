-- The source of an applicant can name a person ("recommended by …"), so erasing an applicant deletes it too.
update applicant set source = null where erased_at is not null and source is not null;
