const majorOf = (version) => version.split('.')[0];
/**
 * Whether a shell records the names of a module. Modules provided completely, such as react, are compared by version.
 */
const hasNames = (shell, module) => Object.hasOwn(shell.provides, module) || module.startsWith('@console/');

/**
 * Whether a remote runs in a shell: compares the contract and every name that it uses.
 * @returns {{ fault: string[], look: string[] }} `fault`: it would fail; `look`: declared differently, to be reviewed
 */
export function fitsShell(record, shell) {
  const where = `shell ${shell.version}`;
  const fault = [];
  const look = [];
  if (majorOf(record.contract) !== majorOf(shell.contract))
    fault.push(`${where} has contract ${shell.contract}, ${record.id} was built for ${record.contract}`);
  for (const [module, names] of Object.entries(record.uses)) {
    if (!hasNames(shell, module)) continue;
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

/** Whether a remote's addresses and modules are used by no other live remote. */
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

/** Whether a remote can be deployed, given every live shell and remote. */
export function canDeploy(record, { shells, releases }) {
  const all = [...shells.map((shell) => fitsShell(record, shell)), fitsRemotes(record, releases)];
  return { fault: all.flatMap(({ fault }) => fault), look: all.flatMap(({ look }) => look) };
}

/** Addresses of a remote that a page of the shell would take over. */
const addressesTaken = (record, pages = []) =>
  record.routes
    .filter(({ path }) => pages.includes(path))
    .map(({ path }) => `${path} is a page of ${record.id} ${record.version} and would become the shell's`);

/** Whether this shell can be deployed, given every release that a user can get. */
export function canDeployShell(shell, { releases }) {
  const all = releases.map((record) => fitsShell(record, shell));
  return {
    fault: [...all.flatMap(({ fault }) => fault), ...releases.flatMap((record) => addressesTaken(record, shell.pages))],
    look: all.flatMap(({ look }) => look),
  };
}
