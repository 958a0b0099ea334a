import { bases } from '@console/contracts/core/bases';
import type { Call } from '@console/contracts/core/call';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Operation = {
  readonly description: string;
  readonly parameters: readonly Record<string, unknown>[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, unknown>;
};

const json = (title: string, value: unknown): string =>
  value === undefined ? '' : `<h4>${title}</h4><pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

function parametersTable(parameters: readonly Record<string, unknown>[]): string {
  const rows = parameters
    .filter((parameter) => 'name' in parameter)
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${escaped(String(name))}</code><td>${String(place)}<td>${required ? 'required' : ''}` +
        `<td><code>${escaped(JSON.stringify(schema))}</code>`,
    );
  return rows.length > 0 ? `<h4>Parameters</h4><table>${rows.join('')}</table>` : '';
}

function callSection(call: Call, { description, parameters, requestBody, responses }: Operation): string {
  const address = escaped(`${bases[call.base]}/${call.path}`);
  return `<details id="${escaped(call.name)}">
<summary><b class="${call.method}">${call.method}</b> <code>${address}</code> ${escaped(call.summary)}</summary>
<p>${escaped(description)}</p>
${parametersTable(parameters)}${json('Body', requestBody)}${json('Answer', responses['200'])}</details>`;
}

/** The document as a page without scripts: a section for each module, a line that opens for each call. */
export function documentationPage(calls: readonly Call[], document: Readonly<Record<string, unknown>>): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const moduleOf = (call: Call): string => call.name.split('.')[0] as string;
  const sections = [...new Set(calls.map(moduleOf))].toSorted().map(
    (module) =>
      `<section><h2 id="${escaped(module)}">${escaped(module)}</h2>${calls
        .filter((call) => moduleOf(call) === module)
        .map((call) =>
          callSection(call, paths[`${bases[call.base]}/${call.path}`]?.[call.method.toLowerCase()] as Operation),
        )
        .join('\n')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Console services</title>
<link rel="stylesheet" href="/api/docs/style.css"></head><body><header><h1>Console services</h1>
<p>${calls.length} calls. <a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
<main>${sections.join('\n')}</main></body></html>`;
}

export const documentationStyle = `
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1rem;color:#1f1f1f;background:#fff}
h1{color:#0451a4}
h2{border-bottom:1px solid #d9d9d9;margin-top:2rem}
summary{cursor:pointer;padding:.25rem 0}
pre{background:#f5f5f5;padding:.75rem;overflow:auto;max-height:30rem}
table{border-collapse:collapse}
td{border:1px solid #d9d9d9;padding:.25rem .5rem}
b{display:inline-block;min-width:4.5rem}
.GET{color:#0451a4}
.POST{color:#237804}
.PUT{color:#ad6800}
.DELETE{color:#a8071a}
@media (prefers-color-scheme:dark){body{background:#141414;color:#e5e5e5}
pre{background:#1f1f1f}
h1,.GET,a{color:#69b1ff}
.POST{color:#95de64}
.PUT{color:#ffc53d}
.DELETE{color:#ff7875}
td,h2{border-color:#424242}}`;
