import { access, blueprintOf, day, f, list, p, rows } from './write.ts';

/** A calibration lab: instruments, certificates and what is due. */
export const lab = blueprintOf({
  name: 'Kelvin Calibration',
  tagline: 'Every instrument, and when it is due',
  kind: 'inventory',
  theme: ['#2A5D68', 'light', 0, 'mono', 'side'],
  roles: [{ name: 'technician', label: 'Technician' }],
  signUp: 'invited',
  entities: [
    {
      name: 'instrument',
      label: 'Instrument',
      plural: 'Instruments',
      icon: 'flask',
      access: access('member', 'technician', 'technician', 'owner'),
      fields: {
        name: f.text('Name*'),
        serial: f.text('Serial*!'),
        due: f.date('Next due*', { indexed: true }),
        left: f.computed('Days left', 'number', { op: 'days', args: [{ op: 'today' }, f.of('due')] }),
        last: f.computed('Last calibrated', 'date', f.over('max', 'calibration', 'instrument', 'done')),
        manual: f.file('Manual'),
      },
      rows: list(
        'Thermometer PT100,Pressure gauge,Multimeter,Torque wrench,Caliper 150 mm,Scale 6 kg,pH meter,Stopwatch,Sound meter,Lux meter,Micrometer,Hygrometer',
      ).map((n, i) => [n, `K-${700 + i}`, day(i)]),
    },
    {
      name: 'calibration',
      label: 'Calibration',
      plural: 'Calibrations',
      icon: 'file',
      title: '{instrument}, {done}',
      access: access('member', 'technician', 'technician', 'owner'),
      fields: {
        instrument: f.reference('Instrument*', 'instrument', { onDelete: 'keep' }),
        done: f.date('Done on*', { default: 'today' }),
        deviation: f.number('Deviation', { unit: '%' }),
        passed: f.yesNo('Passed'),
        certificate: f.file('Certificate'),
      },
      rows: rows(14, (i) => [(i % 12) + 1, day(i) - 60, (i % 7) / 10, i % 6 !== 5]),
    },
  ],
  rules: [
    {
      kind: 'reminder',
      entity: 'instrument',
      field: 'due',
      minutes: 20160,
      to: { role: 'technician' },
      subject: 'Due in two weeks',
      text: 'An instrument is due.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Kelvin', 'Every instrument, and when it is due', ['Instruments', '/instruments']),
      p.attention('Overdue', 'instrument', { op: 'past', field: 'due' }),
    ),
    { data: 'instrument' },
    p.calendar('Due dates', 'instrument', 'due'),
    { data: 'calibration' },
    p.dashboard(
      'Quality',
      p.chart('Passed', 'calibration', 'passed'),
      p.chart('By year', 'calibration', 'done', { unit: 'year', measure: 'average', field: 'deviation' }),
      p.attention('Large deviation', 'calibration', { op: 'above', field: 'deviation', value: 0.4 }),
    ),
  ],
});
