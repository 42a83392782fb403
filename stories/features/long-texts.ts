/** What a backend or an editor may send: a word no line holds, and a line no card expects. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
export const LONG_TEXT =
  'Somebody meant this line to be short, and then every department that read it added one more condition, one more exception and one more place where it holds. '.repeat(
    3,
  );
