import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { isSaid } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';

// The most ordinary descriptions in the five languages besides English.

const thingsIn = (text: string): string[] =>
  understand(text)
    .facts.entities.filter(isSaid)
    .map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string): string[] =>
  understand(text).facts.fields.flatMap((field) =>
    field.owner === owner && isSaid(field) ? [field.label] : [],
  );
const statesIn = (text: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    understand(text)
      .facts.states.filter(isSaid)
      .map(({ owner, values }) => [owner, values]),
  );
const labelsOf = (blueprint: Blueprint | null) => blueprint?.entities.map(({ label }) => label) ?? [];

describe('an app where something can be done', () => {
  it('keeps all of what is listed', () => {
    expect(thingsIn('una app donde pueda guardar recetas, ingredientes y menús')).toEqual([
      'receta',
      'ingrediente',
      'menú',
    ]);
    expect(thingsIn('Une appli où je peux noter mes séries, films et podcasts')).toEqual([
      'série',
      'film',
      'podcast',
    ]);
    expect(thingsIn('Una web donde los socios reservan pistas y pagan cuotas.')).toEqual(
      expect.arrayContaining(['socio', 'pista', 'reserva', 'cuota']),
    );
  });
});

describe('what is done with things before a list of what they have', () => {
  it('is no thing of its own', () => {
    const films = 'Quiero llevar un registro de las películas que he visto: título, año y puntuación.';
    expect(thingsIn(films)).toEqual(['película']);
    expect(thingsIn("Je veux noter les restaurants que j'ai testés : nom, ville et commentaire.")).toEqual([
      'restaurant',
    ]);
    expect(fieldsOf('记录我看过的电影：片名、年份、评分。', '电影')).toEqual(['片名', '年份', '评分']);
    expect(thingsIn('الأفلام التي شاهدتها: الاسم والسنة والتقييم.')).toEqual(['فيلم']);
  });
});

describe('states', () => {
  it('are of what the clause is about, whatever was described before it', () => {
    const shoes = 'Zapatero: cada zapato tiene talla y color, y el arreglo está pendiente, listo o recogido.';
    expect(Object.keys(statesIn(shoes))).toEqual(['arreglo']);
    const laundry =
      'Wäscherei: jedes Kleidungsstück hat Art und Farbe, und der Auftrag ist angenommen, gewaschen oder abgeholt.';
    expect(Object.keys(statesIn(laundry))).toEqual(['Auftrag']);
    const washed = '洗衣店：每件衣物有类型、颜色和价格，订单可以是已接收、已清洗或已取走。';
    expect(Object.keys(statesIn(washed))).toEqual(['订单']);
  });

  it('are said of one, though many were spoken of', () => {
    expect(statesIn('Herboristería: los pedidos son nuevos, preparados o entregados.')).toEqual({
      pedido: ['nuevo', 'preparado', 'entregado'],
    });
    expect(statesIn('Les dossiers sont nouveaux, en cours ou clos.')).toEqual({
      dossier: ['nouveau', 'en cours', 'clos'],
    });
  });

  it('may be nouns where a thing goes from one to the next', () => {
    const films = 'Clientes y proyectos. Los proyectos pasan de guion a animación y luego a entrega.';
    expect(statesIn(films)).toEqual({ proyecto: ['guion', 'animación', 'entrega'] });
    expect(statesIn('装修公司：客户、项目。项目从设计到施工再到验收。')).toEqual({
      项目: ['设计', '施工', '验收'],
    });
    expect(statesIn('مصنع أثاث: طلبات وعملاء. ينتقل الطلب من القص إلى التجميع ثم الدهان.')).toEqual({
      طلب: ['القص', 'التجميع', 'الدهان'],
    });
    expect(statesIn('Autobuses. La ruta va de Lima a Cusco y Puno.')).toEqual({});
  });
});

describe('something like an app that everybody knows', () => {
  it('keeps what it is for', () => {
    expect(thingsIn('So etwas wie Airbnb für Boote')).toEqual(['Boot']);
    expect(thingsIn('Quelque chose comme Airbnb pour les tentes')).toEqual(['tente']);
    expect(thingsIn('شيء مثل Airbnb للقوارب')).toEqual(['قارب']);
    expect(thingsIn('类似Airbnb的游艇租赁平台')).toEqual(['游艇']);
    expect(labelsOf(understand('LinkedIn für Handwerker').blueprint)).not.toContain('Handwerker');
  });
});

describe('a list behind what it is all about', () => {
  it('keeps in Chinese and Arabic what nobody knows among what is known', () => {
    expect(thingsIn('冲浪学校，有学员、教练、冲浪板和课程。')).toEqual(['学员', '教练', '冲浪板', '课程']);
    expect(thingsIn('花店系统，包括花束、花材、供应商和订单。')).toEqual(
      expect.arrayContaining(['花束', '花材', '供应商', '订单']),
    );
    expect(thingsIn('مكتب عقارات فيه عقارات وملاك ووسطاء ومعاينات.')).toEqual(
      expect.arrayContaining(['عقار', 'مالك', 'وسيط', 'معاينة']),
    );
  });

  it('keeps what is called as the business is', () => {
    expect(thingsIn('ورشة سيارات فيها عملاء وسيارات وإصلاحات وقطع غيار.')).toContain('سيارة');
  });
});
