import { z } from 'zod';
import { CaptionDocument } from '../../omnicapbench/schema';

/** As much of a JSON Schema as the outline needs. */
type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The fields of a caption document as an indented outline, a line each: name, form, whether it may be left out, what
 * it holds. Written from the schema in force, so that an instruction never asks for a field that the scorer does not
 * know, nor forgets one. Fields of the document itself that may be left out are unscored, and are not asked for.
 * @see contract §1
 */
export function outlineFields(): string {
  const root = z.toJSONSchema(CaptionDocument, { io: 'input', unrepresentable: 'any' });
  const required = new Set(root.required);
  const tracks = Object.entries(root.properties ?? {}).filter(([name]) => required.has(name));
  return tracks.flatMap(([name, track]) => outlineField(name, track, true, '')).join('\n');
}

function outlineField(name: string, schema: Schema | boolean, required: boolean, indent: string): string[] {
  if (typeof schema === 'boolean') return [];
  const form = `${formOf(schema)}${required ? '' : ', optional'}`;
  const says = schema.description === undefined ? '' : `: ${schema.description}`;
  return [`${indent}- ${name} (${form})${says}`, ...outlineInside(schema, `${indent}  `)];
}

/** The fields of an object, or of the objects that an array holds. */
function outlineInside(schema: Schema, indent: string): string[] {
  const holders = formsOf(schema).flatMap((form) => (hasFields(form) ? [form] : itemsOf(form)));
  const objects = holders.filter(hasFields);
  if (objects.length <= 1) return objects.flatMap((one) => outlineMembers(one, indent));
  return objects.flatMap((one, index) => [
    `${indent}- ${index === 0 ? 'either' : 'or'}:`,
    ...outlineMembers(one, `${indent}  `),
  ]);
}

function outlineMembers({ properties = {}, required = [] }: Schema, indent: string): string[] {
  return Object.entries(properties).flatMap(([name, member]) =>
    outlineField(name, member, required.includes(name), indent),
  );
}

/**
 * The forms that a value may have. Where one of them has named fields, the others are lesser ways to say the same,
 * which the scorer reads but nobody should be asked for: a plain text instead of subshots.
 */
function formsOf(schema: Schema): Schema[] {
  const forms = schema.anyOf ?? [schema];
  const fielded = forms.filter((form) => hasFields(form) || itemsOf(form).some(hasFields));
  return fielded.length === 0 ? forms : fielded;
}

const hasFields = ({ properties = {} }: Schema): boolean => Object.keys(properties).length > 0;

/** The forms of an array's items; none of anything else. A list of schemas by position is not used here. */
function itemsOf({ items }: Schema): Schema[] {
  return items === undefined || typeof items === 'boolean' || Array.isArray(items) ? [] : formsOf(items);
}

/** What a value looks like, in a few words. */
function formOf(schema: Schema): string {
  return [...new Set(formsOf(schema).map(formInWords))].join(' or ');
}

function formInWords(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type !== 'array') return String(schema.type ?? 'any value');
  const held = [...new Set(itemsOf(schema).map(formOf))].join(' or ');
  const count = schema.minItems !== undefined && schema.minItems === schema.maxItems ? `${schema.minItems} ` : '';
  return `array of ${count}${held}s`;
}
