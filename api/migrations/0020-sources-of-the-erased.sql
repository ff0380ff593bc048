-- Where an applicant came from is personal as long as it may name a person ("recommended by …"): erasing takes it too.
update applicant set source = null where erased_at is not null and source is not null;
