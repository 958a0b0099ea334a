import { camelCase } from './answers.mjs';
import { quotedList } from './contract.mjs';
import { literal, sampleOf } from './samples.mjs';

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** Names of the fields that lie encrypted. */
export const protectedNames = (resource, columns) =>
  Object.keys(resource.fields).filter((_, index) => columns[index].isProtected);
const recordColumns = (core) => (core ? '${recordColumns}, ${coreFeedColumns}' : '${recordColumns}');

/** The interface of the table, whose columns follow from the contract. */
export const tableSource = ({ domain, module, name, table, title, core }, secrets) => {
  const type = `${pascal(camelCase(module))}Table`;
  const hidden = secrets.map((each) => `'${each}'`).join(' | ');
  const columns = `TableOf<typeof ${name}${hidden ? `, ${hidden}` : ''}>`;
  return `import type { Generated } from 'kysely';
import type { ${name} } from '@console/contracts/${domain}/${module}';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
${core ? "import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';\n" : ''}import type { TableOf }
  from '../../records/resource/table-of.ts';

/** ${title.split('/').at(-1).trim()}. */
export interface ${type} extends RecordColumns${core ? ', CoreFeedColumns' : ''}, ${columns} {
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ${table}: ${type};
  }
}
`;
};

/** The migration, drafted from the fields. */
export const migrationSource = ({ title, core }, statements) => `import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
${core ? "import { coreFeedColumns } from '../../records/core-feed/columns.ts';\n" : ''}
/** ${title.split('/').at(-1).trim()}: drafted from the contract; add the indexes that its filters need. */
export const migration: SchemaStep = {
  async up(db) {
    ${statements
      .map(
        (statement) => `await sql\`${statement.replace('{recordColumns}', () => recordColumns(core))}\`.execute(db);`,
      )
      .join('\n    ')}
  },
};
`;

/** The module that serves the resource; with protected fields it has a definition. */
export const moduleSource = ({ name, module, domain, table, title }, hasDefinition) => `import { ${name} }
  from '@console/contracts/${domain}/${module}';
import type { Module } from '../../platform/http/application.ts';
${hasDefinition ? "import { protectionOf } from '../../platform/protected-text/protection.ts';\n" : ''}\
import { registerResource } from '../../records/operations/register.ts';
${hasDefinition ? `import { ${camelCase(module)}Definition } from './definition.ts';\n` : ''}
/** ${title.split('/').at(-1).trim()}. */
export const ${camelCase(module)}Module: Module = ${hasDefinition ? 'async ' : ''}(app) => {
  registerResource(app, ${name}, ${
    hasDefinition ? `${camelCase(module)}Definition(await protectionOf(app.services))` : `{ table: '${table}' }`
  });
};
`;

/** How records with personal numbers are stored. */
export const definitionSource = ({ name, module, domain, table }, names) => `import { ${name} }
  from '@console/contracts/${domain}/${module}';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';

/** How they are stored: personal numbers lie encrypted. */
export const ${camelCase(module)}Definition = (texts: ProtectedText) =>
  define(${name}, protectedFields(${name}, texts, ${quotedList(names)}, { table: '${table}' }));
`;

/** Numbers of the example records. */
export const seeded = [1, 2, 3];

/**
 * The id that the seed takes for a reference, as SQL: the first record; of one that narrows another, the record that
 * the chosen one belongs to, so that a chain of them fits.
 */
function chosen(resource, columns, field, readable) {
  const names = Object.keys(resource.fields);
  const tableOf = (name) => columns[names.indexOf(name)].references;
  for (const child of names.filter(tableOf))
    for (const [parameter, parent] of Object.entries(resource.fields[child].narrowedBy ?? {}))
      if (parent === field) {
        const id = chosen(resource, columns, child, readable);
        return `(select ${snakeCase(parameter)} from ${readable(tableOf(child))} where id =
          ${id})`;
      }
  return `(select id from ${readable(tableOf(field))} where deleted_at is null order by id limit 1)`;
}

const rowOf = (resource, columns, number, readable) =>
  Object.keys(resource.fields)
    .map((field, index) => {
      const { name, references, isProtected } = columns[index];
      const value = references
        ? `sql<string>\`${chosen(resource, columns, field, readable)}\``
        : literal(sampleOf(resource.fields[field], field, number));
      return isProtected ? `...protectedColumns(texts, { ${name}: ${value} })` : `${name}: ${value}`;
    })
    .join(', ');

/**
 * Three example records.
 * @param readable what a seed may read of a table: its view, where another area owns it
 */
export const seedSource = (
  { module, table },
  resource,
  columns,
  readable,
  hasProtected,
) => `import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
${
  hasProtected
    ? `import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';\n`
    : ''
}
/** Example records. */
export const seed: Seed = {
  name: '${module}',
  async run(tx, { date${hasProtected ? ', dataKey' : ''} }) {
    ${hasProtected ? 'const texts = protectedText(dataKey);' : ''}
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const rows = [
      ${seeded.map((number) => `{ ${rowOf(resource, columns, number, readable)} },`).join('\n      ')}
    ].map((row, index) => ({ id: seedId('${module}', String(index + 1)), ...frame, ...row }));
    await tx
      .insertInto('${table}')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql\`analyze ${table}\`.execute(tx);
  },
};
`;
