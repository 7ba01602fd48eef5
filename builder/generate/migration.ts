import { defineEntity, type Definition, type Entity } from '../app/src/core/entity.ts';
import { entitySql } from '../app/server/schema.ts';
import { definitionData } from './entities.ts';
import type { EntityPlan, Plan } from './plan.ts';

/** An entity as its model file defines it; the tables need no words. */
function modelOf({ entity }: EntityPlan, plan: Plan): Entity {
  // The data is what the model file says, and that is a definition.
  const definition = definitionData(entity, plan) as unknown as Definition;
  return defineEntity(definition, { label: '', plural: '', fields: {} });
}

const statement = (sql: string): string => `  \`${sql.replaceAll('\n', '\n  ')}\`,\n`;

/** The first migration: the tables of all entities, as plain SQL. */
export function migrationFile(plan: Plan): string {
  const parts = plan.entities.map((entity) => ({
    name: `${entity.key}Tables`,
    sql: entitySql(modelOf(entity, plan)),
  }));
  const lists = parts.map(({ name, sql }) => `\nconst ${name} = [\n${sql.map(statement).join('')}];\n`);
  const names = ['ownTables', ...parts.map(({ name }) => name)].map((name) => `...${name}`);
  const line = `  statements: [${names.join(', ')}],\n`;
  const statements =
    line.length <= 111 ? line : `  statements: [\n${names.map((name) => `    ${name},\n`).join('')}  ],\n`;
  return `import type { Migration } from '../database.ts';
import { ownTables } from '../own-tables.ts';

// The tables of the app as it was made.
${lists.join('')}
export const first: Migration = {
  name: '0001-first',
${statements}};
`;
}
