/**
 * Replaces the federation runtime in every remote. The shell has the runtime and passes it on before an entry runs
 * (`apps/shell/src/federation/load/runtime.ts`). Each remote still is an instance of its own in it.
 */
const { attachShareScopeMap, bundlerRuntime, runtime, instanceOf } = globalThis.consoleFederation;

export default {
  runtime,
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    ...bundlerRuntime,
    S: {},
    init: ({ webpackRequire }) => instanceOf(webpackRequire.federation.initOptions),
  },
};
