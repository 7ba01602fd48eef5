import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** The states and choices that a text names, and its questions of yes or no, each with what has it. */
function valuesOf(text: string): string[] {
  const { facts } = understand(text);
  return facts.fields
    .filter(({ options, type, source }) => (options ?? type === 'boolean') && source.from === 'text')
    .map(({ owner, label, options = ['yes/no'] }) => `${owner} ${label}: ${options.join(', ')}`);
}
const fieldsOf = (text: string) => understand(text).facts.fields.map(({ label }) => label);

describe('what is done once something else is', () => {
  it.each([
    [
      'Une fois la commande validée, elle est préparée puis expédiée. Boutique avec produits et commandes.',
      'commande status: validée, préparée, expédiée',
    ],
    [
      'Sobald die Bestellung bezahlt ist, wird sie gepackt und dann verschickt. Shop mit Produkten und Bestellungen.',
      'Bestellung status: bezahlt, gepackt, verschickt',
    ],
    [
      'Una vez pagado el pedido, se prepara y luego se envía. Tienda con productos y pedidos.',
      'pedido status: pagado, preparado, enviado',
    ],
    [
      'Laboratorio: las muestras se reciben, se analizan y se validan.',
      'muestra status: recibida, analizada, validada',
    ],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('what is done in turn', () => {
  it.each([
    [
      'متجر عطور: المنتجات والعملاء. بعد تأكيد الطلب يتم تجهيزه ثم شحنه ثم تسليمه للعميل.',
      'طلب status: تم التأكيد, تم التجهيز, تم الشحن, تم التسليم',
    ],
    ['宠物收养所：申请先审核，然后面谈，最后通过或拒绝。', '申请 status: 审核, 面谈, 通过, 拒绝'],
    ['求职者投递简历，从已收到到面试再到录用或淘汰。', '投递 status: 已收到, 面试, 录用, 淘汰'],
    [
      "Commission : les dossiers passent d'instruction à commission, puis acceptés ou refusés, et enfin notifiés.",
      'dossier status: instruction, commission, accepté, refusé, notifié',
    ],
    [
      'Une mission est ouverte puis complète puis terminée, le bénévole vient ou ne vient pas.',
      'mission status: ouverte, complète, terminée',
    ],
    [
      'Un fleuriste prépare des bouquets : commande passée, en préparation, livrée.',
      'commande status: passée, en préparation, livrée',
    ],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('kinds that only adjectives tell', () => {
  it.each([
    ['Academia: alumnos, cursos presenciales o virtuales, profesores.', 'curso tipo: presencial, virtual'],
    ['Gimnasio con socios, cuotas mensuales o anuales, clases.', 'cuota tipo: mensual, anual'],
    [
      'Contrôle technique : véhicules, contrôles favorables ou défavorables, clients.',
      'contrôle type: favorable, défavorable',
    ],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('a choice inside a list', () => {
  it.each([
    [
      'Boda: invitados con confirmación sí, no o quizás, número de acompañantes, menú carne, pescado o vegetariano, mesa.',
      ['invitado confirmación: sí, no, quizás', 'invitado menú: carne, pescado, vegetariano'],
    ],
    [
      'Hochzeit: Gäste mit Zusage ja, nein oder vielleicht, Anzahl Begleitpersonen, Essen Fleisch, Fisch oder vegetarisch.',
      ['Gast Zusage: ja, nein, vielleicht', 'Gast Essen: Fleisch, Fisch, vegetarisch'],
    ],
    [
      'Urlaubsanträge: Mitarbeiter beantragt von bis, Art Urlaub, krank oder Elternzeit, der Chef genehmigt oder lehnt ab.',
      ['Urlaubsantrag Art: Urlaub, krank, Elternzeit'],
    ],
    ['Labor: Proben werden untersucht, Ergebnis positiv oder negativ.', ['Probe Ergebnis: positiv, negativ']],
    [
      "Ferme : type d'oiseau (poule, canard ou dinde), nombre.",
      ["ferme type d'oiseau: poule, canard, dinde"],
    ],
    [
      'دعوات حفل زفاف: المدعوون، رد الضيف نعم أو لا أو ربما، عدد المرافقين.',
      ['دعوة رد الضيف: نعم, لا, ربما'],
    ],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(expect.arrayContaining(values));
  });
});

describe('whether or not', () => {
  it.each([
    ['Gîte : réservations, acompte versé ou non, arrivée.', 'réservation acompte versé: yes/no'],
    ['Cave : bouteilles avec domaine, quantité, et si elle est bue ou non.', 'bouteille bue: yes/no'],
    ['ملعب للإيجار: الحجوزات، اسم الحاجز، العربون مدفوع أو لا، السعر.', 'حجز العربون مدفوع: yes/no'],
    ['案件有客户、案由、律师费已收或未收。', '案件 律师费已收: yes/no'],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('states at the thing that has them', () => {
  it.each([
    [
      'Chaque chantier a un client, une adresse, un chef de chantier et des tâches, soit à faire, soit en cours, soit terminées.',
      'tâche status: à faire, en cours, terminée',
    ],
    [
      'Empresa de mudanzas: camiones, mudanzas con dirección, piso, presupuesto enviado → aceptado → hecho.',
      'presupuesto status: enviado, aceptado, hecho',
    ],
    [
      "Laboratoire d'analyses : les échantillons sont reçus, analysés puis validés par un biologiste ; le résultat est normal ou anormal.",
      'échantillon status: reçu, analysé, validé',
    ],
    [
      'Gimnasio con socios y clases. El socio está activo, de baja o moroso.',
      'socio status: activo, de baja, moroso',
    ],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });

  it('names a quality by its own word, not by what it is a quality of', () => {
    expect(
      valuesOf(
        'Un apiculteur note ses ruches, la force de la colonie (faible, moyenne, forte), les visites.',
      ),
    ).toContain('ruche force: faible, moyenne, forte');
  });
});

describe('what people do', () => {
  it('is no field of what it is done with', () => {
    const fields = fieldsOf(
      "Le locataire signale une panne avec une photo, le gérant la prend en charge, l'artisan la répare, le client l'accepte ou la refuse.",
    );
    for (const verb of ['prend', 'charge', 'répare', 'accepte', 'refuse']) expect(fields).not.toContain(verb);
  });

  it('is no state', () => {
    const { facts } = understand(
      "Demandes de congé : l'employé demande des jours, type (payé, RTT, sans solde), le responsable approuve ou refuse.",
    );
    expect(facts.states.flatMap(({ values }) => values).join()).not.toMatch(/employé|responsable/u);
  });

  it('is not what the app is called', () => {
    const nameOf = (text: string) => understand(text).blueprint?.name;
    expect(nameOf('El inquilino avisa de una avería con foto.')).toBe('Averías');
    expect(nameOf('Sobald die Bestellung bezahlt ist, wird sie gepackt. Bestellungen mit Datum.')).toBe(
      'Bestellungen',
    );
    expect(nameOf('Gestion d’une cave à vin : bouteilles avec domaine et prix.')).toBe('Cave à vin');
  });
});
