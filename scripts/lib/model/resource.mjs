import { inBothLanguages, code, codes, document, item, items } from './lines.mjs';

const address = (base, path) => code(`${base}/${path}`);

const texts = new Set(['text', 'paragraph', 'richText', 'code', 'digits', 'phone', 'card']);

function boundsOf({ minimum, maximum, kind }) {
  if (minimum === undefined && maximum === undefined) return '';
  const unit = texts.has(kind) ? ' characters' : kind === 'tags' ? ' words' : '';
  if (minimum === maximum) return `${minimum}${unit}`;
  if (minimum === undefined) return `at most ${maximum}${unit}`;
  return maximum === undefined ? `at least ${minimum}${unit}` : `${minimum} to ${maximum}${unit}`;
}

function ruleOf(field) {
  return [
    field.kind,
    boundsOf(field),
    field.pattern && code(field.pattern.source),
    field.lov && `of ${code(field.lov)}`,
    field.options &&
      `${field.kind === 'choices' ? 'some' : 'one'} of ${codes(field.options.map(({ value }) => value))}`,
    field.required ? '' : 'may be empty',
    field.unique && 'unique',
    field.immutable && 'fixed at creation',
    field.personal && `personal data (${field.personal})`,
    field.shownInFull && 'in full on screens',
    field.flagGroup && `shown to ${code(field.flagGroup)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const fieldItems = (fields, titles) =>
  items(
    Object.entries(fields).map(([name, field]) => {
      const title = titles[name] ? ` (${inBothLanguages(titles[name])})` : '';
      return `${code(name)}${title}: ${ruleOf(field)}`;
    }),
  );

const accessOf = ({ access, token }) =>
  token ? `token of ${token.service}` : typeof access === 'string' ? access : `${access.privilege}, ${access.action}`;

/** One call in a line: address, access, purpose, error codes. */
export function callItem(call) {
  const marks = [
    call.idempotent && (call.idempotent === 'required' ? 'Idempotency-Key required' : 'Idempotency-Key'),
    call.stepUp && (call.stepUp === 'always' ? 'fresh proof' : 'fresh proof for some changes'),
    call.upload && 'upload',
    call.download && 'file',
    call.events && 'events',
    call.flagGroup && `only ${call.flagGroup}`,
  ].filter(Boolean);
  const refusals = call.errors?.length ? ` Refuses: ${codes([...new Set(call.errors)])}.` : '';
  const marked = marks.length ? ` (${marks.join(', ')})` : '';
  return item(
    `${code(`${call.method} ${call.base}/${call.path}`)} [${accessOf(call)}]${marked}: ${call.summary}.${refusals}`,
  );
}

export const callItems = (calls) => calls.map(callItem).join('\n');

/** What a list has conditions on: what its contract declares, else all its fields. */
function conditionsOf({ conditions, large }) {
  const declared = Object.entries(conditions ?? {}).filter(([, operators]) => operators.length > 0);
  if (declared.length === 0) return `conditions with operators on every field${large ? ' declared' : ''}`;
  return `conditions ${declared.map(([name, operators]) => `${code(name)} (${operators.join(', ')})`).join(', ')}`;
}

function listOf({ list }) {
  const tabs = list.tabs?.of.map(({ title, values }) => `${inBothLanguages(title)} (${codes(values)})`);
  const filters = Object.keys(list.filters).filter((name) => name !== 'where' && name !== 'match');
  return items(
    [
      list.columns && `columns ${codes(list.columns)}`,
      tabs && `tabs over ${code(list.tabs.filter)}: ${tabs.join(', ')}`,
      filters.length > 0 && `filters ${codes(filters)}`,
      list.filters.where && conditionsOf(list),
      list.search.length > 0 && `search in ${codes(list.search)}`,
      `sorted by ${codes(list.defaultSort)}; may be sorted by ${codes(list.sorts)}`,
      list.numbers && `found by pasted numbers: ${codes(list.numbers)}`,
      list.needsFilter && 'only admins read it without a filter or a search',
      list.large && 'counts to 10,000 and pages no further',
      list.exportReason && 'an export must say why',
      list.exportNational && 'only head office exports it',
    ].filter(Boolean),
  );
}

/** The machine of a resource: each step from its states to the next, and what it needs. */
function machineOf({ states: { field }, steps, derived }) {
  const machine = Object.entries(steps).map(([name, step]) => {
    const { title, summary, from, to, action, requires, fields, reason, secondPerson, many, errors } = step;
    const needs = (requires ?? []).map((one) => (typeof one === 'string' ? code(one) : one.map(code).join(' or ')));
    const rules = [
      `action ${code(action)}`,
      needs.length > 0 && `needs ${needs.join(', ')}`,
      fields && `types ${codes(Object.keys(fields))}`,
      reason && 'asks for a reason',
      secondPerson && `second person ${code(secondPerson)}`,
      many && 'also of many',
      errors?.length > 0 && `refuses ${codes(errors)}`,
    ].filter(Boolean);
    const states = `${from ? codes(from) : 'any state'} → ${to ? codes([to].flat()) : 'the same'}`;
    return `${code(name)} (${title ? inBothLanguages(title) : summary}): ${states}; ${rules.join('; ')}`;
  });
  const values = derived[field].options.map(({ value, title }) => `${code(value)} ${inBothLanguages(title)}`);
  return [`States in ${code(field)}: ${values.join(', ')}.`, items(machine)];
}

const queueItems = (queues) =>
  items(
    Object.values(queues).map((queue) => {
      const { code: counter, label, filters = {}, own, action = 'view', offices, since } = queue;
      const { targetHours, leased, takeNext, assignee } = queue;
      const rules = [
        `action ${code(action)}`,
        Object.keys(filters).length > 0 &&
          `where ${Object.entries(filters)
            .map(([name, values]) => `${code(name)} is ${codes([values].flat())}`)
            .join(' and ')}`,
        own && `of the caller by ${code(own)}`,
        offices && `for ${codes(offices)}`,
        since && `since ${code(since)}`,
        targetHours && `target ${targetHours} h`,
        leased && 'taken by the calls of all queues',
        takeNext && `taken by ${code(takeNext)}`,
        assignee && `by ${code(assignee)}`,
      ].filter(Boolean);
      return `${code(counter)} (${inBothLanguages(label)}): ${rules.join('; ')}`;
    }),
  );

/** A resource: its titles, fields, list, queues and own calls. */
export function resourcePart(resource, file, changes) {
  const { title, base, path, privilege, volume, fields, derived, titles } = resource;
  const facts = [
    `In Indonesian ${code(title.id)}, in English ${code(title.en)}. Contract: ${code(file)}.`,
    `Calls below ${address(base, path)}; privilege ${code(privilege)}; ` +
      `${volume.toLocaleString('en')} rows in production.`,
    resource.operations.length > 0 && `Operations: ${codes(resource.operations)}.`,
    resource.status && `Has ${code('status')}: ${code('active')} or ${code('inactive')}.`,
    resource.fourEyes && 'Changes of it, or some of them, take effect when a second person approves.',
    Object.keys(resource.stepUp).length > 0 && `Asks for a fresh proof: ${codes(Object.keys(resource.stepUp))}.`,
  ];
  const own = Object.values(resource.calls);
  return document(
    `## ${resource.module}`,
    items(facts.filter(Boolean)),
    Object.keys(fields).length > 0 && ['Fields that staff keep:', fieldItems(fields, titles)],
    Object.keys(derived).length > 0 && ['Fields that the services work out:', fieldItems(derived, titles)],
    resource.operations.includes('list') && ['List:', listOf(resource)],
    resource.states && machineOf(resource),
    Object.keys(resource.queues).length > 0 && ['Queues:', queueItems(resource.queues)],
    changes,
    own.length > 0 && ['Its own calls:', callItems(own)],
  ).trimEnd();
}

/** Steps of a record with states, one line each. */
export const stepItems = (steps) =>
  items(
    Object.entries(steps).map(([name, step]) => {
      const rules = [
        `action ${code(step.action)}`,
        step.reason && `reason ${step.reason}`,
        step.secondPerson && 'not by who shaped the record',
      ].filter(Boolean);
      const title = inBothLanguages(step.title);
      return `${code(name)} (${title}): ${codes(step.from)} → ${code(step.to)}; ${rules.join('; ')}`;
    }),
  );
