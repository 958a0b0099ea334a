import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Puts the shell's stylesheet at the end of its page: in the head one that does not arrive would keep back the words that
 * stand in the page for the case that the console does not start.
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
