/**
 * Gives every script and stylesheet that a remote loads lazily its hash from the registry (`consoleIntegrity`) and an
 * address past caches (`consoleAddress`); the shell's loader sets both up. A file that is not listed gets a hash that
 * matches nothing, so the browser refuses it.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const {
      RuntimeGlobals: { createScriptUrl },
      runtime: { LoadScriptRuntimeModule },
      css: { CssLoadingRuntimeModule },
    } = compiler.webpack;
    const secured = (element, url) =>
      `${element}.crossOrigin = "anonymous";\n${element}.integrity = globalThis.consoleIntegrity(${url});`;
    const script = (source) =>
      `${source}\n${secured('script', 'url')}\nscript.src = ${createScriptUrl}(globalThis.consoleAddress(url));`;
    const stylesheet = (source) =>
      `${source}\n${secured('link', 'link.href')}\nlink.href = globalThis.consoleAddress(link.href);`;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', script);
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap('IntegrityPlugin', stylesheet);
    });
  }
}
