/** Generates one after the other in one program. */
const generateAll = `
  const [folder, name, all] = process.argv.slice(1).map((given) => JSON.parse(given));
  const { answersFrom } = await import('./scripts/lib/ask.mjs');
  const { questions } = await import('./scripts/' + folder + '/answers.mjs');
  const { [name]: generate } = await import('./scripts/' + folder + '/generate.mjs');
  const refusalOf = (given) =>
    answersFrom(questions, given, {})
      .then((answers) => generate(answers, Object.keys(given)))
      .then(() => 'written', (error) => error.message);
  const said = [];
  for (const given of all) said.push(await refusalOf(given));
  console.log(JSON.stringify(said));`;

/**
 * Expects that a generator refuses faulty answers, each with its reason.
 * @param {ReturnType<typeof import('./workspace-copy.mjs').copyWorkspace>} workspace
 * @param {{ folder: string, name: string }} generator in `scripts`, and the name of its function
 * @param {readonly [what: string, answers: Record<string, string>, words: string][]} refused
 */
export function expectRefusals(workspace, { folder, name }, refused) {
  const said = workspace.evaluate(
    generateAll,
    folder,
    name,
    refused.map(([, answers]) => answers),
  );
  const known = refused.map(([what, , words], at) => [what, said[at].includes(words) || said[at]]);
  expect(known).toEqual(refused.map(([what]) => [what, true]));
}

/** Expects that checks pass in a copy of the workspace. */
export function expectChecks(workspace, names) {
  const { status, said } = workspace.checks(names);
  const passed = names.filter((name) => new RegExp(`^${name}: .* 0 faults$`, 'm').test(said));
  expect({ status, passed, said }).toEqual({ status: 0, passed: names, said: expect.anything() });
}
