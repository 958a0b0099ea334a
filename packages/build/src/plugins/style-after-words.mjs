import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Moves the shell's stylesheet to the end of its page. In the head, a stylesheet that does not arrive would block
 * rendering of the message which the page shows when the console does not start.
 */
export class StyleAfterWordsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StyleAfterWordsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('StyleAfterWordsPlugin', (groups) => {
        const isStyle = ({ tagName, attributes }) => tagName === 'link' && attributes.rel === 'stylesheet';
        const styles = groups.headTags.filter(isStyle);
        return {
          ...groups,
          headTags: groups.headTags.filter((tag) => !isStyle(tag)),
          bodyTags: [...styles, ...groups.bodyTags],
        };
      });
    });
  }
}
