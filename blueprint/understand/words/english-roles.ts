/** Who uses an app without being kept in it. */
export const ROLE_WORDS = new Set(
  'admin administrator manager staff owner user visitor editor moderator receptionist dispatcher supervisor coordinator organiser organizer boss public guest secretary head dispatcher reviewer supervisor technician organiser treasurer chair operator approver'.split(
    ' ',
  ),
);

/** People, and groups of them, of whom one says what they do. */
export const ACTORS = new Set(
  'accountant accounting admin hr marketing sales it jurors administrator adviser advisor agent analyst apprentice archivist artist assessor assistant auditor author baker barista board boss buyer captain caregiver caretaker carer cashier caseworker chair chairman chairperson chairwoman chef chief clerk clinician coach colleague committee conductor contractor cook coordinator counsellor counselor courier crew curator dean department deputy desk developer director dispatcher doctor driver editor electrician employee engineer estimator examiner expert exhibitor farmer finance fisherman foreman gardener guard guardian guide handyman head helper host hostess housekeeper housekeeping hygienist inspector instructor intern interpreter investigator janitor journalist judge juror jury keeper kitchen lawyer lead leader lecturer librarian lifeguard maintainer management manager marshal mechanic medic member mentor moderator nanny nurse office officer official operator organiser organizer owner painter paramedic parent partner pastor pharmacist physician photographer picker pilot planner player plumber porter principal producer professor proofreader purchaser ranger reception receptionist recruiter referee registrar rep representative researcher reviewer rider salesman salesperson secretary security seller shopkeeper specialist staff steward student stylist superintendent supervisor surveyor teacher team technician tester therapist trainee trainer translator treasurer trustee tutor umpire usher vendor vet vicar volunteer waiter waitress warden warehouse watchman worker workshop writer'.split(
    ' ',
  ),
);
