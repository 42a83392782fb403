import { describe, expect, it } from 'vitest';
import { criticalCss, siteCss } from './critical-css';
import { criticalStyles } from './critical-styles';
import { usedNames } from './used-names';

const PAGE =
  '<main><h1 class="a">Title</h1><dialog class="b"></dialog><ul data-closed=""><li class="c"></li></ul></main>';
const critical = (css: string, html = PAGE) => criticalCss(siteCss(css), usedNames(html));

describe('the critical styles of a page', () => {
  it('contain the rules of the elements that it displays', () => {
    expect(critical('.a{color:red}.d{color:green}h1{margin:0}h2{margin:1px}')).toBe('.a{color:red}h1{margin:0}');
  });

  it('leave out closed dialogs and menus', () => {
    expect(critical('.b{color:red}.c{color:red}li{color:red}')).toBe('');
  });

  it('leave out print, hover and empty media queries', () => {
    expect(critical('@media print{.a{color:red}}.a:hover{color:red}@media (width>1px){.d{color:red}}')).toBe('');
  });

  it('contain only the custom properties and animations in use', () => {
    const css = critical(
      ':root{--x:var(--y);--y:red;--z:blue}@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}.a{color:var(--x);animation:in 1s}',
    );
    expect(css).toContain('--x:var(--y)');
    expect(css).toContain('--y:red');
    expect(css).not.toContain('--z');
    expect(css).toContain('@keyframes in');
    expect(css).not.toContain('@keyframes out');
  });

  it('keep properties that the parser does not know', () => {
    expect(critical('.a{outline-offset:3px}')).toBe('.a{outline-offset:3px}');
  });

  it('contain both themes, which a script selects', () => {
    expect(critical('[data-theme=dark] .a{color:red}[data-theme=other] .a{color:blue}')).toBe(
      '[data-theme=dark] .a{color:red}',
    );
  });
});

it('the style sheet of the site contains no markers of styled-components', () => {
  expect(siteCss('data-styled.g1[id="sc-a"]{content:"b,"}/*!sc*/.b{color:red}')).toBe('.b{color:red}');
});

it('names that no selector mentions do not change the critical styles of a first screen', () => {
  const css = siteCss('.a{color:red}h1 .b{color:green}:is(.c,[data-x="1"]){margin:0}');
  const stylesOf = criticalStyles(css);
  const html = '<h1 class="a z"></h1><p data-x="1" data-y="2"></p>';
  expect(stylesOf(html)).toBe(criticalCss(css, usedNames(html)));
  expect(stylesOf('<h1 class="a"></h1><p data-x="1"></p>')).toBe(stylesOf(html));
  expect(stylesOf('<h1 class="a"></h1>')).toBe('.a{color:red}');
});
