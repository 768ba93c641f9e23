import { describe, expect, it } from 'vitest';
import { decisionSigns, isTemplateText } from '../../src/discovery/decision-signs.ts';

describe('decisionSigns', () => {
  it.each([
    ['## Status\n\nAccepted\n\n## Context\n\n## Decision\n\n## Consequences', ['consequences', 'context', 'decision', 'status']],
    ['# T\r\n\r\n## 1. Context and Problem Statement\r\n\r\n## Considered Options ##\r\n', ['context', 'options']],
    ['---\nstatus: accepted\n---\n# T\n## Decision Outcome\n', ['decision', 'status']],
    ['* Status: accepted\n* Deciders: Ann\n', ['people', 'status']],
    ['- **Status:** accepted', ['status']],
    ['**Status**: accepted', ['status']],
    ['> **Status:** accepted', ['status']],
    ['| Status | Accepted |\n', ['status']],
    ['## ✅ ESTADO\n\n## 🗺️ CONTEXTO\n\n## Decisión', ['context', 'decision', 'status']],
    ['## Entscheidung\n\n## Konsequenzen', ['consequences', 'decision']],
    ['## 状态\n\n## 背景\n\n## 决策', ['context', 'decision', 'status']],
    ['## 맥락 (Context)\n\n## 결정: 사용', ['context', 'decision']],
    ['= T\n\n== Status\n\n== Decision', ['decision', 'status']],
    ['Status\n------\n\nDecision\n~~~~~~~~\n', ['decision', 'status']],
    ['```md\n## Status\n## Decision\n```\n', []],
    ['~~~\n```\n## Status\n~~~\n## Decision\n', ['decision']],
    ['## Decision makers guide\n\n## Context switching\n\n## Status codes', []],
    ['Our status: it is bad.\nWe took a decision.', []],
    ['', []],
  ])('%j shows %j', (text, expected) => {
    expect([...decisionSigns(text)].sort()).toEqual(expected);
  });
});

describe('isTemplateText', () => {
  it.each([
    ['# {short title, representative of solved problem}', true],
    ['---\nstatus: "{proposed}"\n---\n\n# [short title of solved problem and solution]', true],
    ['# <!-- short title -->\n\n## Context', true],
    ['# ADR-NNNN: <Title>', true],
    ['# NUMBER. TITLE', true],
    ['# <Title>', true],
    ['# ADR Template', true],
    ['# Title', true],
    ['# Use NATS', false],
    ['# 0007. Title of a book', false],
    ['# [Use NATS](https://example.org)', false],
    ['# Use title case', false],
    ['No heading', false],
  ])('%j: %s', (text, expected) => {
    expect(isTemplateText(text)).toBe(expected);
  });
});
