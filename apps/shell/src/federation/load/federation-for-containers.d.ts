/**
 * The bundled federation runtime, which the shell contains and hands to the remotes. An alias of the shell's build
 * (`shellRuntimeAlias` in `packages/build/src/sharing.mjs`).
 */
declare module 'federation-for-containers' {
  const federation: {
    readonly runtime: object;
    readonly bundlerRuntime: object;
    readonly attachShareScopeMap: (require: unknown) => void;
  };
  export default federation;
}
