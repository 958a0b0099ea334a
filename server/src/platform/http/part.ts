import type { Application } from './application.ts';

/**
 * State shared by the modules of one program, such as a list that they register with. Created once for each program, on
 * first use.
 * @param create makes it; may read the program's services
 * @returns reads it of a program
 * @example
 * export const fileOwners = part(() => new Map<string, FileOwner>());
 * fileOwners(app).set('profile', owner);
 */
export function part<Thing>(create: (app: Application) => Thing): (app: Application) => Thing {
  const key = Symbol('part');
  return (app) => {
    if (!app.parts.has(key)) app.parts.set(key, create(app));
    return app.parts.get(key) as Thing;
  };
}
