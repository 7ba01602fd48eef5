/** Who works for others and is paid for it, rather than billed. */
const STAFF = new Set(
  (
    'employee manager technician driver walker groomer photographer lawyer consultant inspector doctor nurse therapist ' +
    'veterinarian teacher guide coach referee paramedic pharmacist childminder mentor foreman architect tradesperson caretaker ' +
    'cleaner tailor carpenter translator editor gardener pilot warehouseWorker dispatcher receptionist nutritionist ' +
    'machineOperator shiftLead'
  ).split(' '),
);

export const isStaff = (concept: string | undefined): boolean => STAFF.has(concept ?? '');
