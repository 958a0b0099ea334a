import { inBothLanguages, code, codes, document, items } from './lines.mjs';

const errorText = (name, { status, text }) => `${code(name)}${status ? ` (${status})` : ''}: ${inBothLanguages(text)}`;

/** Error codes with status and text, by code. */
export const errorItems = (errors) =>
  items(
    Object.entries(errors)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, error]) => errorText(name, error.text ? error : { text: error })),
  );

function settingText([key, { type, value, rule, isPublic, isProtected, description }]) {
  const marks = [
    rule?.minimum !== undefined && `${rule.minimum} to ${rule.maximum ?? 'any'}`,
    isPublic && 'public',
    isProtected && 'protected',
  ].filter(Boolean);
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return `${code(key)} (${[type, ...marks].join(', ')}), default ${shown ? code(shown) : 'empty'}: ${description}`;
}

/** What all domains share: bases, levels, errors, kinds of file, budgets, settings and jobs. */
export function sharedPart(contracts, settings, jobs) {
  const { bases, publicBases } = contracts('core/bases');
  const { levels } = contracts('core/privileges');
  const { sharedErrors, fieldErrors } = contracts('core/errors');
  const { passingCauses } = contracts('core/passing-causes');
  const { fileRules } = contracts('platform/files');
  const { budgets } = contracts('core/budgets');
  return document(
    '## Service bases',
    items(
      Object.entries(bases).map(
        ([name, prefix]) => `${code(name)}: ${code(prefix)}${publicBases.includes(name) ? ', public' : ''}`,
      ),
    ),
    '## Permission levels',
    items(Object.entries(levels).map(([level, actions]) => `${code(level)}: ${codes(actions)}`)),
    '## Shared errors',
    errorItems(sharedErrors),
    '## Codes of fields',
    errorItems(fieldErrors),
    '## Passing causes',
    'A refusal with one of these codes is no fault of the call: it may be sent again unchanged.',
    items(Object.keys(passingCauses).map(code)),
    '## Files',
    items(
      Object.entries(fileRules).map(
        ([kind, { maximumBytes, extensions }]) =>
          `${code(kind)}: at most ${maximumBytes / 1024 / 1024} MB; ${codes(extensions)}`,
      ),
    ),
    '## Budgets',
    items(
      Object.entries(budgets).map(
        ([name, { code: refusal, unit, limits }]) =>
          `${code(name)}: counted by ${unit}; refused with ${code(refusal)} (429); ${limits
            .map(({ period, setting }) => `${code(setting)} for each ${period}`)
            .join(', ')}`,
      ),
    ),
    '## System settings',
    items(Object.entries(settings).map(settingText)),
    '## Scheduled jobs',
    'Times are those of Asia/Jakarta.',
    items(
      jobs
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name, version, when, file }) => `${code(name)}, scheduler ${version}, ${when}: ${code(file)}`),
    ),
  ).trimEnd();
}
