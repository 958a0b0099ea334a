import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from './paths.mjs';

const folder = path.join(root, 'packages/contracts/src/cards/lifecycle');
/** Path of the document from the root. */
export const lifecycleFile = 'docs/cards-lifecycle.md';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const doerWords = {
  HO: 'HO',
  ADMIN: 'admin',
  PRINT_VENDOR: 'print vendor',
  MRA_USER: 'MRA user',
  BRANCH_USER: 'branch user',
  APPROVER: 'approver',
  SYSTEM: 'system',
};
const holdersOf = { born: 'as born', none: 'no', required: 'yes' };

function effectsOf({ kinds, bound, born, lostFrom, notReplaced, binds, activates, prints, ends }) {
  return [
    kinds && `only ${kinds.join(', ')}`,
    bound === true && 'with a holder',
    bound === false && 'without a holder',
    born && `made as ${born}`,
    lostFrom && `was ${lostFrom} when lost`,
    notReplaced && 'not replaced',
    binds && 'sets the holder',
    activates && 'activates the number',
    prints && `plastics ${prints > 0 ? '+1' : '-1'}`,
    ends && `ends holds: ${ends === 'all' ? 'all' : ends.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const marker =
  '<!-- Generated from packages/contracts/src/cards/lifecycle by scripts/lifecycle-document.mjs: ' +
  'change the contract, then run it. -->';
const introduction =
  'One state machine over twelve statuses. It is stated as data in ' +
  '`packages/contracts/src/cards/lifecycle/transitions.ts`, of which screens and this page are made, carried out by ' +
  'the services in one place, `server/src/cards/lifecycle/transition.ts`, and held by the database ' +
  '([ADR 23](adr/0023-cards-held-by-the-database.md)).';

/**
 * The lifecycle of a card as a document: statuses, transitions, matrix, diagram and holds, generated from the contract.
 */
export async function lifecycleDocument() {
  const load = async (name) => (await evaluate(path.join(folder, `${name}.ts`))).module;
  const [
    { cardStatuses, statusRules },
    { transitions, cardEvents },
    { transitionsBetween },
    { holdRules, holdCodes },
    { transitionNotes },
  ] = await Promise.all(['statuses', 'transitions', 'rules', 'holds', 'notes'].map(load));
  const all = Object.entries(transitions);
  const arrows = all.flatMap(([code, { from, to }]) =>
    from.map((start) => `  ${start === 'new' ? '[*]' : start} --> ${to}: ${code}`),
  );
  const passed = ({ passes }) =>
    'allBut' in passes ? `all but ${passes.allBut.join(', ')}` : passes.join(', ') || 'none';
  return `${marker}
# The life of a card

${introduction}

## Statuses

${table(
  ['Status', 'Meaning', 'Place', 'Holder', 'Colour'],
  cardStatuses.map((status) => [
    status,
    statusRules[status].meaning.en,
    statusRules[status].place,
    holdersOf[statusRules[status].holder],
    statusRules[status].colour,
  ]),
)}

## Diagram

\`\`\`mermaid
stateDiagram-v2
${arrows.join('\n')}
  Cancelled --> [*]
\`\`\`

## Matrix

Row: from. A blank is refused with \`CARD_STATUS_CONFLICT\`.

${table(
  ['from \\ to', ...cardStatuses],
  ['new', ...cardStatuses].map((from) => [from, ...cardStatuses.map((to) => transitionsBetween(from, to).join(' '))]),
)}

## Transitions

${table(
  [
    'Code',
    'From',
    'To',
    'Screen',
    'Action',
    'Who',
    'Document',
    'Held by the machine',
    'Guarded by the document',
    'Recorded besides the movement',
  ],
  all.map(([code, rule]) => [
    code,
    rule.from.join(', '),
    rule.to,
    `\`${rule.screen}\``,
    rule.action.en,
    rule.doers.map((doer) => doerWords[doer]).join(', '),
    rule.documents.join(', '),
    effectsOf(rule),
    transitionNotes[code].guard,
    transitionNotes[code].records,
  ]),
)}

Without a change of status: ${cardEvents.join(', ')}.

## Holds

A held card takes the transitions of the document that holds it, and of others those named here.

${table(
  ['Hold', 'Lets through', 'May stand beside'],
  holdCodes.map((code) => [
    code,
    passed(holdRules[code]),
    holdRules[code].beside.length === holdCodes.length ? 'all' : holdRules[code].beside.join(', '),
  ]),
)}
`;
}
