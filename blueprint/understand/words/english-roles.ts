/** Who uses an app without being kept in it. */
export const ROLE_WORDS = new Set(
  'admin administrator manager staff owner user visitor editor moderator receptionist dispatcher supervisor coordinator organiser organizer boss public guest secretary head dispatcher reviewer supervisor technician organiser treasurer chair operator approver'.split(
    ' ',
  ),
);
