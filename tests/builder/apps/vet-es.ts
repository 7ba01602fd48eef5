import { access, at, blueprintOf, f, list, mail, p, pick, rows } from './write.ts';

/** Una clínica veterinaria: a vet's clinic in Spanish. */
export const vetEs = blueprintOf({
  name: 'Clínica Veterinaria Olmo',
  tagline: 'Citas para perros, gatos y lo que haga falta',
  kind: 'bookings',
  language: 'es',
  theme: ['#00695C', 'light', 14, 'rounded', 'top'],
  roles: [{ name: 'veterinaria', label: 'Veterinaria' }],
  signUp: 'open',
  entities: [
    {
      name: 'animal',
      label: 'Animal',
      plural: 'Animales',
      icon: 'heart',
      title: '{nombre} ({especie})',
      access: access('own veterinaria', 'member', 'own veterinaria', 'owner'),
      fields: {
        nombre: f.text('Nombre*'),
        especie: f.choice('Especie*', 'Perro:amber|Gato:blue|Conejo:green|Ave:purple'),
        nacido: f.date('Fecha de nacimiento'),
        peso: f.number('Peso', { unit: 'kg', min: 0 }),
        foto: f.image('Foto'),
        citas: f.computed('Citas', 'number', f.over('count', 'cita', 'animal')),
      },
      rows: list('Luna,Toby,Coco,Nala,Simba,Kira,Rocky,Mía,Pipo,Lola,Thor,Canela').map((n, i) => [
        n,
        pick(['perro', 'gato', 'conejo', 'ave'], i),
        -2200 + i * 150,
        3 + i * 2.1,
      ]),
    },
    {
      name: 'cita',
      label: 'Cita',
      plural: 'Citas',
      icon: 'calendar',
      title: '{motivo}, {inicio}',
      access: access('own veterinaria', 'member', 'veterinaria', 'owner'),
      fields: {
        animal: f.reference('Animal*', 'animal', { onDelete: 'delete' }),
        motivo: f.text('Motivo*'),
        email: f.email('Correo electrónico*'),
        inicio: f.dateTime('Inicio*'),
        duracion: f.duration('Duración*', { default: 30 }),
        precio: f.money('Precio', 'EUR'),
        estado: f.choice('Estado*', 'Pedida:blue|Confirmada:amber|Hecha:green|Anulada:red'),
      },
      states: {
        field: 'estado',
        steps: [
          ['pedida', 'confirmada', 'Confirmar', 'veterinaria'],
          ['confirmada', 'hecha', 'Terminar', 'veterinaria'],
          ['pedida', 'anulada', 'Anular'],
          ['confirmada', 'anulada', 'Anular'],
        ],
      },
      rows: rows(13, (i) => [
        (i % 12) + 1,
        pick(['Vacuna anual', 'Revisión', 'Limpieza dental', 'Cojera'], i),
        mail(i),
        at(i, '10:00'),
        30,
        25 + i * 4,
        i < 8 ? 'hecha' : pick(['pedida', 'confirmada'], i),
      ]),
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'cita', start: 'inicio', end: 'duracion', except: ['anulada'] },
    {
      kind: 'reminder',
      entity: 'cita',
      field: 'inicio',
      minutes: 1440,
      to: { field: 'email' },
      subject: 'Su cita de mañana',
      text: 'Le esperamos mañana en la clínica.',
    },
  ],
  pages: [
    p.home(
      'Inicio',
      p.hero('Clínica Veterinaria Olmo', 'Citas para perros, gatos y lo que haga falta', [
        'Pedir cita',
        '/citas/new',
      ]),
      p.questions('Preguntas', ['¿Atienden urgencias?', 'Sí, llamando antes al teléfono de la clínica.']),
    ),
    { data: 'cita', form: 'Pedir cita' },
    p.calendar('Agenda', 'cita', 'inicio', { end: 'duracion' }),
    { data: 'animal' },
    p.dashboard(
      'Resumen',
      p.figures('Este mes', p.measure('sum', 'Ingresos', 'cita', 'precio')),
      p.chart('Citas por mes', 'cita', 'inicio', { unit: 'month' }),
    ),
  ],
});
