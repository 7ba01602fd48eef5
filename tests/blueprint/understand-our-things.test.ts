import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const fieldsOf = (description: string, label: string) =>
  understand(description)
    .blueprint?.entities.find((one) => one.label === label)
    ?.fields.map((field) => field.label);
const labelsOf = (description: string) =>
  understand(description).blueprint?.entities.map(({ label }) => label);

describe('how many of something somebody has', () => {
  it.each([
    ['Maintenance requests from tenants in my 12 apartments', 'Maintenance request', 'Apartment'],
    ['Track bookings for our two meeting rooms', 'Booking', 'Meeting room'],
    ['Orders from customers for our 2 food trucks', 'Order', 'Food truck'],
  ])('says that these are kept, and that the first is of one: %s', (description, label, field) => {
    expect(labelsOf(description)).toContain(field);
    expect(fieldsOf(description, label)).toContain(field);
  });

  it('puts them in the place of what such an app usually has', () => {
    expect(labelsOf('Track bookings for our two meeting rooms')).not.toContain('Room');
  });

  it('keeps nobody whom it counts', () => {
    expect(labelsOf('Tickets for our two agents')).not.toContain('Agent');
  });
});
