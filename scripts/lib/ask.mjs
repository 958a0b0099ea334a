import readline from 'node:readline/promises';
import { StepFailure } from './step.mjs';

/** The flag for a question: `--title-id` for titleId. */
export const flagOf = (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

async function askQuestion(terminal, { ask, by, fault }, answers) {
  const proposal = by?.(answers);
  for (;;) {
    const typed = (await terminal.question(`${ask}${proposal ? ` [${proposal}]` : ''}: `)).trim();
    const value = typed || proposal || '';
    const words = fault(value, answers);
    if (!words) return value;
    console.log(`  ${words}`);
  }
}

/** A long answer is not repeated: what is wrong with it would stand behind the edge of the screen. */
const faultOf = (name, value, words) =>
  new StepFailure(`${flagOf(name)}${value.length > 60 ? '' : ` ${value}`}: ${words}`);

/**
 * Answers to all questions: those from flags are checked, the others are asked in a terminal. Without a terminal the
 * defaults are used.
 * @param questions by name: what is asked (`ask`), the default (`by`), and the check of an answer (`fault`)
 * @param {Record<string, string | undefined>} given answers from flags
 * @throws StepFailure for an invalid answer, or one that is missing without a terminal; it names the flags
 */
export async function answersFrom(questions, given, input = process.stdin) {
  for (const [name, value] of Object.entries(given)) {
    const words = value === undefined ? null : questions[name].fault(value, given);
    if (words) throw faultOf(name, value, words);
  }
  const open = Object.entries(questions).filter(([name]) => given[name] === undefined);
  const missing = open.filter(([, { by }]) => !by).map(([name]) => flagOf(name));
  if (!input.isTTY && missing.length > 0) throw new StepFailure(`Missing: ${missing.join(' ')}`);
  const terminal =
    input.isTTY && missing.length > 0 ? readline.createInterface({ input, output: process.stdout }) : null;
  const answers = { ...given };
  for (const [name, question] of open) {
    answers[name] = terminal ? await askQuestion(terminal, question, answers) : question.by(answers);
    const words = question.fault(answers[name], answers);
    if (words) throw faultOf(name, answers[name], words);
  }
  terminal?.close();
  return answers;
}
