const majorOf = (version) => version.split('.')[0];
/** Modules whose names a shell tells. What it provides whole, such as react, is compared by version. */
const isTold = (shell, module) => Object.hasOwn(shell.provides, module) || module.startsWith('@console/');

/**
 * Whether a remote runs in a shell: its contract, and every name it uses.
 * @returns {{ fault: string[], look: string[] }} `fault`: it would fail; `look`: declared otherwise, so somebody has to look
 */
export function fitsShell(record, shell) {
  const where = `shell ${shell.version}`;
  const fault = [];
  const look = [];
  if (majorOf(record.contract) !== majorOf(shell.contract))
    fault.push(`${where} has contract ${shell.contract}, ${record.id} was built for ${record.contract}`);
  for (const [module, names] of Object.entries(record.uses)) {
    if (!isTold(shell, module)) continue;
    for (const [name, digest] of Object.entries(names)) {
      const there = shell.provides[module]?.[name];
      if (there === undefined)
        fault.push(`${where} provides no ${name} of ${module}, which ${record.id} uses: release the shell first`);
      else if (digest && there && digest !== there)
        look.push(`${name} of ${module} is declared otherwise in ${where} than ${record.id} was built with`);
    }
  }
  for (const [name, version] of Object.entries(record.shared)) {
    const there = shell.shared[name];
    if (there !== undefined && majorOf(there) !== majorOf(version))
      fault.push(`${where} has ${name} ${there}, ${record.id} was built with ${version}`);
  }
  return { fault, look };
}

/** Whether a remote's addresses and modules are its own among those that are live. */
export function fitsRemotes(record, others) {
  const fault = [];
  for (const other of others.filter(({ id }) => id !== record.id)) {
    const paths = new Set(other.routes.map(({ path }) => path));
    const modules = new Set(other.routes.map(({ module }) => module));
    for (const { path } of record.routes)
      if (paths.has(path)) fault.push(`${path} is a page of ${other.id} ${other.version} already`);
    for (const module of new Set(record.routes.map(({ module }) => module)))
      if (modules.has(module)) fault.push(`The module ${module} belongs to ${other.id} ${other.version} already`);
  }
  return { fault: [...new Set(fault)], look: [] };
}

/** Can it be deployed: against every live shell and every live remote. */
export function canDeploy(record, { shells, releases }) {
  const all = [...shells.map((shell) => fitsShell(record, shell)), fitsRemotes(record, releases)];
  return { fault: all.flatMap(({ fault }) => fault), look: all.flatMap(({ look }) => look) };
}

/** A page of the shell takes the address from a remote that has it. */
const takenFrom = (record, pages = []) =>
  record.routes
    .filter(({ path }) => pages.includes(path))
    .map(({ path }) => `${path} is a page of ${record.id} ${record.version} and would become the shell's`);

/** Can this shell be deployed: against every release of a remote that somebody may get. */
export function canDeployShell(shell, { releases }) {
  const all = releases.map((record) => fitsShell(record, shell));
  return {
    fault: [...all.flatMap(({ fault }) => fault), ...releases.flatMap((record) => takenFrom(record, shell.pages))],
    look: all.flatMap(({ look }) => look),
  };
}
