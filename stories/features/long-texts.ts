/** Extreme text from a backend or an editor: a very long word and a very long line. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
export const LONG_TEXT =
  'Somebody meant this line to be short, and then every department that read it added one more condition, one more exception and one more place where it holds. '.repeat(
    3,
  );
