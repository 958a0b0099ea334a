import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane. */
const parameters: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each running hash needs its memory: more than this number wait. */
const parallel = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= parallel)
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hashes a password as a PHC string. */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, parameters));

/** A hash that matches no password, with the same parameters. */
const nobodys =
  `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password matches the hash. A missing hash never matches, and takes the same time. */
export const passwordMatches = async (hashed: string | null, password: string): Promise<boolean> =>
  (await bounded(() => verify(hashed ?? nobodys, password))) && hashed !== null;
