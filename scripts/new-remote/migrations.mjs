/**
 * Changes of the template for existing remotes, numbered; a new remote gets the newest template. A migration is written
 * together with the change of `template/`, is never changed afterwards, and must be idempotent: it reads the files of
 * one remote and returns those that it changes.
 * @type {readonly {
 *   number: number, title: string, migrate: (read: (file: string) => string | null) => Record<string, string>
 * }[]}
 */
export const migrations = [{ number: 1, title: 'package.json names the version of the template', migrate: () => ({}) }];

/** Version of the template. */
export const templateVersion = migrations.at(-1).number;
