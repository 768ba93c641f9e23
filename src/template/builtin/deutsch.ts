import type { Template } from './template.ts';

/** Nygard's parts with options, in German. */
export const deutsch: Template = {
  id: 'deutsch',
  title: 'Deutsch',
  dialect: 'madr-2',
  text: `# {Titel}

- Status: {vorgeschlagen | akzeptiert | abgelehnt | veraltet | ersetzt}
- Datum: JJJJ-MM-TT
- Entscheider: {Namen}

## Kontext

{Worum geht es, und was zwingt zur Entscheidung?}

## Betrachtete Optionen

- {Option 1}
- {Option 2}

## Entscheidung

{Was wird getan, und warum?}

## Konsequenzen

{Was wird leichter, was wird schwerer?}
`,
};
