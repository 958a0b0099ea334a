import { glossaryFaults } from './glossary.mjs';

const glossary = `# Model

| a | b | \`elsewhere\` |

## Glossary

| Indonesian | English | In the code | Meaning |
| --- | --- | --- | --- |
| kartu | card | \`card\` | plastic |
| cabang | branch | \`branch\`, \`branchId\` | office |

## Open points
`;

test('names that a source contains are counted and have no faults', () => {
  expect(glossaryFaults(glossary, ['const card = 1;', 'branch.branchId'])).toEqual({ seen: 3, faults: [] });
});

test('a name that no source contains is a fault', () => {
  expect(glossaryFaults(glossary, ['const card = branch;']).faults).toEqual([expect.stringContaining('branchId')]);
});
