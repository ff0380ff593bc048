/** The type of résumés that the service can read as text: Word documents since 2007. */
export const RESUME_TEXT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
