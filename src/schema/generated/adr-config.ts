// @ts-nocheck
// Generated from schemas/adr-config.schema.json by scripts/generate-validators.mjs. Do not edit.
import { codePoints } from '../runtime.ts';
export default validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://adr-lint.dev/schemas/adr-config.schema.json","title":"a map of settings","type":"object","properties":{"project_slug":{"$ref":"#/$defs/project-slug"},"owner":{"$ref":"#/$defs/owner"},"default_status":{"$ref":"#/$defs/default-status"},"decision_id_format":{"$ref":"#/$defs/decision-id-format"},"template_source":{"$ref":"#/$defs/template-source"},"last_decision_id":{"$ref":"#/$defs/last-decision-id"},"extends":{"title":"the path of a config file, or a list of paths","type":["string","array"],"minLength":1,"items":{"title":"the path of a config file","type":"string","minLength":1}},"logs":{"title":"a list of logs","type":"array","items":{"title":"the folder of a log, or a map with its `path`","if":{"type":"string"},"then":{"$ref":"#/$defs/log-path"},"else":{"$ref":"#/$defs/log"}}},"headings":{"$ref":"#/$defs/headings"},"parser":{"title":"`remark` or `auto`","enum":["remark","auto"]},"normalize":{"$ref":"#/$defs/normalize"},"profile":{"$ref":"#/$defs/profile"},"rules":{"$ref":"#/$defs/rules"},"dialect":{"$ref":"#/$defs/dialect"},"statuses":{"$ref":"#/$defs/statuses"},"relations":{"$ref":"#/$defs/relations"},"supersession":{"$ref":"#/$defs/supersession"},"numbering":{"$ref":"#/$defs/numbering"},"immutability":{"$ref":"#/$defs/immutability"},"review":{"$ref":"#/$defs/review"},"site":{"$ref":"#/$defs/site"},"ignore":{"$ref":"#/$defs/ignore"}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = codePoints;
const schema20 = {"title":"a kebab-case name of at most 63 characters","type":"string","minLength":1,"pattern":"^[a-z0-9][a-z0-9-]{0,62}$"};
const pattern3 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema20,data});
errors++;
}
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"},parentSchema:schema20,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema20,data});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
const schema21 = {"title":"a team, a handle or a name in quotes such as `'@acme/platform'`","type":"string","minLength":1,"pattern":"\\S"};
const pattern4 = new RegExp("\\S", "u");
function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema21,data});
errors++;
}
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema21,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema21,data});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
const schema22 = {"title":"a status such as `proposed`","type":"string","minLength":1};
function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema22,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema22,data});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
const schema23 = {"title":"a form of numbers such as `NNNN` or `ADR-NNNN`","type":"string","minLength":1,"pattern":"^(?:[A-Za-z]+[-_])?N{1,9}$"};
const pattern5 = new RegExp("^(?:[A-Za-z]+[-_])?N{1,9}$", "u");
function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema23,data});
errors++;
}
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(?:[A-Za-z]+[-_])?N{1,9}$"},parentSchema:schema23,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema23,data});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
const schema24 = {"title":"`madr-v4`, `y-statement` or the path of a template inside the repository","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"};
const pattern6 = new RegExp("^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$", "u");
function validate61(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema24,data});
errors++;
}
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema24,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema24,data});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
const schema25 = {"title":"digits in quotes such as `'0010'`","type":"string","minLength":1,"pattern":"^\\d{1,9}$"};
const pattern7 = new RegExp("^\\d{1,9}$", "u");
function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema25,data});
errors++;
}
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\d{1,9}$"},parentSchema:schema25,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema25,data});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
const schema26 = {"title":"the folder of a log","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"};
function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},parentSchema:schema26,data});
errors++;
}
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema26,data});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema26,data});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
const schema27 = {"title":"the folder of a log, or a map with its `path`","type":"object","properties":{"path":{"title":"the folder of the log","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},"name":{"title":"a name without blanks and slashes","type":"string","minLength":1,"pattern":"^[^\\s/\\\\]+$"},"project_slug":{"$ref":"#/$defs/project-slug"},"owner":{"$ref":"#/$defs/owner"},"default_status":{"$ref":"#/$defs/default-status"},"decision_id_format":{"$ref":"#/$defs/decision-id-format"},"template_source":{"$ref":"#/$defs/template-source"},"last_decision_id":{"$ref":"#/$defs/last-decision-id"},"headings":{"$ref":"#/$defs/headings"},"normalize":{"$ref":"#/$defs/normalize"},"profile":{"$ref":"#/$defs/profile"},"rules":{"$ref":"#/$defs/rules"},"dialect":{"$ref":"#/$defs/dialect"},"statuses":{"$ref":"#/$defs/statuses"},"relations":{"$ref":"#/$defs/relations"},"supersession":{"$ref":"#/$defs/supersession"},"numbering":{"$ref":"#/$defs/numbering"},"immutability":{"$ref":"#/$defs/immutability"},"review":{"$ref":"#/$defs/review"},"ignore":{"$ref":"#/$defs/ignore"}},"additionalProperties":false,"required":["path"]};
const pattern10 = new RegExp("^[^\\s/\\\\]+$", "u");
const schema28 = {"title":"a map from headings to canonical sections","type":"object","propertyNames":{"title":"a heading","type":"string","pattern":"\\S"},"additionalProperties":{"$ref":"#/$defs/section"}};
const schema29 = {"title":"a canonical section","enum":["status","date","people","metadata","tags","summary","context","drivers","assumptions","constraints","options","outcome","rationale","consequences","positive","negative","neutral","confirmation","arguments","more","links","follow-ups","risks","rollback","components","audit","changelog","notes"]};
function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((data === "status") || (data === "date")) || (data === "people")) || (data === "metadata")) || (data === "tags")) || (data === "summary")) || (data === "context")) || (data === "drivers")) || (data === "assumptions")) || (data === "constraints")) || (data === "options")) || (data === "outcome")) || (data === "rationale")) || (data === "consequences")) || (data === "positive")) || (data === "negative")) || (data === "neutral")) || (data === "confirmation")) || (data === "arguments")) || (data === "more")) || (data === "links")) || (data === "follow-ups")) || (data === "risks")) || (data === "rollback")) || (data === "components")) || (data === "audit")) || (data === "changelog")) || (data === "notes"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema29.enum},parentSchema:schema29,data});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema28.propertyNames,data:key0,propertyName:key0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema28.propertyNames,data:key0,propertyName:key0});
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},parentSchema:schema28,data});
errors++;
}
}
for(const key1 in data){
if(!(validate75(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema28,data});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
const schema30 = {"title":"a map with `left_over` or `headings`","type":"object","properties":{"left_over":{"title":"a place for left-over text","enum":["more-information","own-section"]},"headings":{"title":"`madr` or `keep`","enum":["madr","keep"]}},"additionalProperties":false};
function validate78(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "left_over") || (key0 === "headings"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema30,data});
errors++;
}
}
if(data.left_over !== undefined){
let data0 = data.left_over;
if(!((data0 === "more-information") || (data0 === "own-section"))){
(vErrors ??= []).push({instancePath:instancePath+"/left_over",keyword:"enum",params:{allowedValues: schema30.properties.left_over.enum},parentSchema:schema30.properties.left_over,data:data0});
errors++;
}
}
if(data.headings !== undefined){
let data1 = data.headings;
if(!((data1 === "madr") || (data1 === "keep"))){
(vErrors ??= []).push({instancePath:instancePath+"/headings",keyword:"enum",params:{allowedValues: schema30.properties.headings.enum},parentSchema:schema30.properties.headings,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema30,data});
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
const schema31 = {"title":"a profile","enum":["recommended","strict","madr","nygard","hve-core","decision-lifecycle","mx-decision","ultra-adlc"]};
function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "recommended") || (data === "strict")) || (data === "madr")) || (data === "nygard")) || (data === "hve-core")) || (data === "decision-lifecycle")) || (data === "mx-decision")) || (data === "ultra-adlc"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema31.enum},parentSchema:schema31,data});
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
const schema32 = {"title":"a map from rules to levels","type":"object","propertyNames":{"title":"a rule id such as `dangling-reference`","type":"string","pattern":"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},"additionalProperties":{"title":"a level such as `warning`, or a list of a level and options such as `[warning, {max: 3}]`","type":["string","array"],"if":{"type":"array"},"then":{"title":"a list of a level and options such as `[warning, {max: 3}]`","type":"array","prefixItems":[{"$ref":"#/$defs/level"},{"title":"a map of options","type":"object"}],"minItems":2,"maxItems":2},"else":{"$ref":"#/$defs/level"}}};
const pattern12 = new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$", "u");
const schema33 = {"title":"a level","enum":["error","warning","note","off"]};
function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "error") || (data === "warning")) || (data === "note")) || (data === "off"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema33.enum},parentSchema:schema33,data});
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
function validate82(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern12.test(key0)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},parentSchema:schema32.propertyNames,data:key0,propertyName:key0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema32.propertyNames,data:key0,propertyName:key0});
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},parentSchema:schema32,data});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema32.additionalProperties.type},parentSchema:schema32.additionalProperties,data:data0});
errors++;
}
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(Array.isArray(data0))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 2},parentSchema:schema32.additionalProperties.then,data:data0});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minItems",params:{limit: 2},parentSchema:schema32.additionalProperties.then,data:data0});
errors++;
}
const len0 = data0.length;
if(len0 > 0){
if(!(validate83(data0[0], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/0"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
let data2 = data0[1];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/1",keyword:"type",params:{type: "object"},parentSchema:schema32.additionalProperties.then.prefixItems[1],data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"},parentSchema:schema32.additionalProperties.then,data:data0});
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate83(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"if",params:{failingKeyword: ifClause0},parentSchema:schema32.additionalProperties,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema32,data});
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
const schema34 = {"title":"a dialect","type":"object","properties":{"id":{"title":"a kebab-case name","type":"string","minLength":1,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"},"title":{"title":"a title","type":"string","minLength":1},"home":{"title":"an address or a path","type":"string","minLength":1},"signs":{"title":"a list of signs","type":"array","items":{"$ref":"#/$defs/sign"}},"threshold":{"title":"a number","type":"number"},"sections":{"title":"a list of sections","type":"array","items":{"title":"a section of the template","type":"object","properties":{"kind":{"$ref":"#/$defs/section"},"title":{"title":"a heading","type":"string","minLength":1},"depth":{"$ref":"#/$defs/depth"},"required":{"title":"`true` or `false`","type":"boolean"},"or":{"title":"a list of canonical sections","type":"array","items":{"$ref":"#/$defs/section"}}},"additionalProperties":false,"required":["kind","title","depth","required"]}},"ordered":{"title":"`true` or `false`","type":"boolean"},"status":{"title":"a map with `required`, `words` and `open`","type":"object","properties":{"required":{"title":"`true` or `false`","type":"boolean"},"words":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"open":{"title":"`true` or `false`","type":"boolean"}},"additionalProperties":false,"required":["required","words","open"]},"metadata":{"title":"a map with `notation` and `labels`","type":"object","properties":{"notation":{"$ref":"#/$defs/notation"},"labels":{"title":"a map from fields to labels","type":"object","properties":{"title":{"title":"a label","type":"string","minLength":1},"number":{"title":"a label","type":"string","minLength":1},"status":{"title":"a label","type":"string","minLength":1},"date":{"title":"a label","type":"string","minLength":1},"proposed-date":{"title":"a label","type":"string","minLength":1},"accepted-date":{"title":"a label","type":"string","minLength":1},"created":{"title":"a label","type":"string","minLength":1},"updated":{"title":"a label","type":"string","minLength":1},"review-by":{"title":"a label","type":"string","minLength":1},"decision-makers":{"title":"a label","type":"string","minLength":1},"consulted":{"title":"a label","type":"string","minLength":1},"informed":{"title":"a label","type":"string","minLength":1},"authors":{"title":"a label","type":"string","minLength":1},"tags":{"title":"a label","type":"string","minLength":1},"governs":{"title":"a label","type":"string","minLength":1},"story":{"title":"a label","type":"string","minLength":1},"relation":{"title":"a label","type":"string","minLength":1}},"additionalProperties":false}},"additionalProperties":false,"required":["notation","labels"]},"keys":{"title":"a list of front matter keys","type":"array","items":{"title":"a front matter key","type":"string","minLength":1}},"headings":{"title":"a map from headings to canonical sections","type":"object","additionalProperties":{"$ref":"#/$defs/section"}}},"additionalProperties":false,"required":["id","title","signs","threshold","sections","ordered","status","metadata"]};
const pattern13 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const schema35 = {"title":"a sign","type":"object","required":["kind"],"properties":{"kind":{"title":"a kind of sign","enum":["key","section","section-kind","field","label","name","title","y-statement"]}},"allOf":[{"if":{"type":"object","properties":{"kind":{"const":"key"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"key"},"key":{"title":"a front matter key","type":"string","minLength":1},"value":{"title":"a value","type":"string","minLength":1},"weight":{"$ref":"#/$defs/weight"}},"required":["key","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"section"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"section"},"key":{"title":"a heading in lower case","type":"string","minLength":1},"depth":{"$ref":"#/$defs/depth"},"weight":{"$ref":"#/$defs/weight"}},"required":["key","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"section-kind"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"section-kind"},"section":{"$ref":"#/$defs/section"},"weight":{"$ref":"#/$defs/weight"}},"required":["section","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"field"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"field"},"field":{"$ref":"#/$defs/field"},"notation":{"$ref":"#/$defs/notation"},"weight":{"$ref":"#/$defs/weight"}},"required":["field","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"label"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"label"},"label":{"title":"a label","type":"string","minLength":1},"weight":{"$ref":"#/$defs/weight"}},"required":["label","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"name"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"name"},"pattern":{"title":"a regular expression","type":"string","minLength":1,"maxLength":300},"weight":{"$ref":"#/$defs/weight"}},"required":["pattern","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"title"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"title"},"pattern":{"title":"a regular expression","type":"string","minLength":1,"maxLength":300},"weight":{"$ref":"#/$defs/weight"}},"required":["pattern","weight"],"additionalProperties":false}},{"if":{"type":"object","properties":{"kind":{"const":"y-statement"}},"required":["kind"]},"then":{"title":"a sign","type":"object","properties":{"kind":{"const":"y-statement"},"slots":{"title":"a number of slots","type":"integer","minimum":1,"maximum":7},"weight":{"$ref":"#/$defs/weight"}},"required":["slots","weight"],"additionalProperties":false}}]};
const schema36 = {"title":"a number","type":"number"};
function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},parentSchema:schema36,data});
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
const schema37 = {"title":"a depth of headings from 1 to 6","type":"integer","minimum":1,"maximum":6};
function validate91(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},parentSchema:schema37,data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 6 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 6},parentSchema:schema37,data});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema37,data});
errors++;
}
}
validate91.errors = vErrors;
return errors === 0;
}
const schema38 = {"title":"a field of the header","enum":["title","number","status","date","proposed-date","accepted-date","created","updated","review-by","decision-makers","consulted","informed","authors","tags","governs","story","relation"]};
function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "title") || (data === "number")) || (data === "status")) || (data === "date")) || (data === "proposed-date")) || (data === "accepted-date")) || (data === "created")) || (data === "updated")) || (data === "review-by")) || (data === "decision-makers")) || (data === "consulted")) || (data === "informed")) || (data === "authors")) || (data === "tags")) || (data === "governs")) || (data === "story")) || (data === "relation"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema38.enum},parentSchema:schema38,data});
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
const schema39 = {"title":"a notation","enum":["front-matter","pseudo-front-matter","section","bullet","bold-bullet","line","bold-line","pipe-line","table","quote","heading","title","check-box","status-log","name","folder","text"]};
function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((data === "front-matter") || (data === "pseudo-front-matter")) || (data === "section")) || (data === "bullet")) || (data === "bold-bullet")) || (data === "line")) || (data === "bold-line")) || (data === "pipe-line")) || (data === "table")) || (data === "quote")) || (data === "heading")) || (data === "title")) || (data === "check-box")) || (data === "status-log")) || (data === "name")) || (data === "folder")) || (data === "text"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema39.enum},parentSchema:schema39,data});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
function validate88(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if("key" !== data.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},parentSchema:schema35.allOf[0].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[0].then,data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "value")) || (key0 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema35.allOf[0].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("key" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "key"},parentSchema:schema35.allOf[0].then.properties.kind,data:data1});
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 === "string"){
if(func2(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1},parentSchema:schema35.allOf[0].then.properties.key,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},parentSchema:schema35.allOf[0].then.properties.key,data:data2});
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string"){
if(func2(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1},parentSchema:schema35.allOf[0].then.properties.value,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},parentSchema:schema35.allOf[0].then.properties.value,data:data3});
errors++;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[0].then,data});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[0],data});
errors++;
}
const _errs16 = errors;
let valid4 = true;
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.kind === undefined) && (missing1 = "kind")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.kind !== undefined){
if("section" !== data.kind){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},parentSchema:schema35.allOf[1].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[1].then,data});
errors++;
}
for(const key1 in data){
if(!((((key1 === "kind") || (key1 === "key")) || (key1 === "depth")) || (key1 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key1},parentSchema:schema35.allOf[1].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data6 = data.kind;
if("section" !== data6){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "section"},parentSchema:schema35.allOf[1].then.properties.kind,data:data6});
errors++;
}
}
if(data.key !== undefined){
let data7 = data.key;
if(typeof data7 === "string"){
if(func2(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1},parentSchema:schema35.allOf[1].then.properties.key,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},parentSchema:schema35.allOf[1].then.properties.key,data:data7});
errors++;
}
}
if(data.depth !== undefined){
if(!(validate91(data.depth, {instancePath:instancePath+"/depth"}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[1].then,data});
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = _valid1;
if(valid4){
var props1 = true;
}
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[1],data});
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs29 = errors;
let valid7 = true;
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.kind !== undefined){
if("section-kind" !== data.kind){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid2 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "section"},parentSchema:schema35.allOf[2].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[2].then,data});
errors++;
}
for(const key2 in data){
if(!(((key2 === "kind") || (key2 === "section")) || (key2 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key2},parentSchema:schema35.allOf[2].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data11 = data.kind;
if("section-kind" !== data11){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "section-kind"},parentSchema:schema35.allOf[2].then.properties.kind,data:data11});
errors++;
}
}
if(data.section !== undefined){
if(!(validate75(data.section, {instancePath:instancePath+"/section"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[2].then,data});
errors++;
}
var _valid2 = _errs33 === errors;
valid7 = _valid2;
if(valid7){
var props2 = true;
}
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[2],data});
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs40 = errors;
let valid10 = true;
const _errs41 = errors;
if(errors === _errs41){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data.kind !== undefined){
if("field" !== data.kind){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid3 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},parentSchema:schema35.allOf[3].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[3].then,data});
errors++;
}
for(const key3 in data){
if(!((((key3 === "kind") || (key3 === "field")) || (key3 === "notation")) || (key3 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key3},parentSchema:schema35.allOf[3].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data15 = data.kind;
if("field" !== data15){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "field"},parentSchema:schema35.allOf[3].then.properties.kind,data:data15});
errors++;
}
}
if(data.field !== undefined){
if(!(validate96(data.field, {instancePath:instancePath+"/field"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.notation !== undefined){
if(!(validate98(data.notation, {instancePath:instancePath+"/notation"}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[3].then,data});
errors++;
}
var _valid3 = _errs44 === errors;
valid10 = _valid3;
if(valid10){
var props3 = true;
}
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[3],data});
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs52 = errors;
let valid13 = true;
const _errs53 = errors;
if(errors === _errs53){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.kind === undefined) && (missing4 = "kind")){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(data.kind !== undefined){
if("label" !== data.kind){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid4 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs56 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},parentSchema:schema35.allOf[4].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[4].then,data});
errors++;
}
for(const key4 in data){
if(!(((key4 === "kind") || (key4 === "label")) || (key4 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key4},parentSchema:schema35.allOf[4].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data20 = data.kind;
if("label" !== data20){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "label"},parentSchema:schema35.allOf[4].then.properties.kind,data:data20});
errors++;
}
}
if(data.label !== undefined){
let data21 = data.label;
if(typeof data21 === "string"){
if(func2(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},parentSchema:schema35.allOf[4].then.properties.label,data:data21});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},parentSchema:schema35.allOf[4].then.properties.label,data:data21});
errors++;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[4].then,data});
errors++;
}
var _valid4 = _errs56 === errors;
valid13 = _valid4;
if(valid13){
var props4 = true;
}
}
if(!valid13){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[4],data});
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs64 = errors;
let valid16 = true;
const _errs65 = errors;
if(errors === _errs65){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.kind === undefined) && (missing5 = "kind")){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
if(data.kind !== undefined){
if("name" !== data.kind){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var _valid5 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs68 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},parentSchema:schema35.allOf[5].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[5].then,data});
errors++;
}
for(const key5 in data){
if(!(((key5 === "kind") || (key5 === "pattern")) || (key5 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key5},parentSchema:schema35.allOf[5].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data24 = data.kind;
if("name" !== data24){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "name"},parentSchema:schema35.allOf[5].then.properties.kind,data:data24});
errors++;
}
}
if(data.pattern !== undefined){
let data25 = data.pattern;
if(typeof data25 === "string"){
if(func2(data25) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"maxLength",params:{limit: 300},parentSchema:schema35.allOf[5].then.properties.pattern,data:data25});
errors++;
}
if(func2(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"minLength",params:{limit: 1},parentSchema:schema35.allOf[5].then.properties.pattern,data:data25});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},parentSchema:schema35.allOf[5].then.properties.pattern,data:data25});
errors++;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[5].then,data});
errors++;
}
var _valid5 = _errs68 === errors;
valid16 = _valid5;
if(valid16){
var props5 = true;
}
}
if(!valid16){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[5],data});
errors++;
}
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
const _errs76 = errors;
let valid19 = true;
const _errs77 = errors;
if(errors === _errs77){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.kind === undefined) && (missing6 = "kind")){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
if(data.kind !== undefined){
if("title" !== data.kind){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
}
else {
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var _valid6 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs80 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},parentSchema:schema35.allOf[6].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[6].then,data});
errors++;
}
for(const key6 in data){
if(!(((key6 === "kind") || (key6 === "pattern")) || (key6 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key6},parentSchema:schema35.allOf[6].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data28 = data.kind;
if("title" !== data28){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "title"},parentSchema:schema35.allOf[6].then.properties.kind,data:data28});
errors++;
}
}
if(data.pattern !== undefined){
let data29 = data.pattern;
if(typeof data29 === "string"){
if(func2(data29) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"maxLength",params:{limit: 300},parentSchema:schema35.allOf[6].then.properties.pattern,data:data29});
errors++;
}
if(func2(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"minLength",params:{limit: 1},parentSchema:schema35.allOf[6].then.properties.pattern,data:data29});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},parentSchema:schema35.allOf[6].then.properties.pattern,data:data29});
errors++;
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[6].then,data});
errors++;
}
var _valid6 = _errs80 === errors;
valid19 = _valid6;
if(valid19){
var props6 = true;
}
}
if(!valid19){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[6],data});
errors++;
}
if(props0 !== true && props6 !== undefined){
if(props6 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props6);
}
}
const _errs88 = errors;
let valid22 = true;
const _errs89 = errors;
if(errors === _errs89){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.kind === undefined) && (missing7 = "kind")){
const err77 = {};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
if(data.kind !== undefined){
if("y-statement" !== data.kind){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
}
else {
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var _valid7 = _errs89 === errors;
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs92 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slots === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slots"},parentSchema:schema35.allOf[7].then,data});
errors++;
}
if(data.weight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weight"},parentSchema:schema35.allOf[7].then,data});
errors++;
}
for(const key7 in data){
if(!(((key7 === "kind") || (key7 === "slots")) || (key7 === "weight"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key7},parentSchema:schema35.allOf[7].then,data});
errors++;
}
}
if(data.kind !== undefined){
let data32 = data.kind;
if("y-statement" !== data32){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "y-statement"},parentSchema:schema35.allOf[7].then.properties.kind,data:data32});
errors++;
}
}
if(data.slots !== undefined){
let data33 = data.slots;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"type",params:{type: "integer"},parentSchema:schema35.allOf[7].then.properties.slots,data:data33});
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 7 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"maximum",params:{comparison: "<=", limit: 7},parentSchema:schema35.allOf[7].then.properties.slots,data:data33});
errors++;
}
if(data33 < 1 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema35.allOf[7].then.properties.slots,data:data33});
errors++;
}
}
}
if(data.weight !== undefined){
if(!(validate89(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35.allOf[7].then,data});
errors++;
}
var _valid7 = _errs92 === errors;
valid22 = _valid7;
if(valid22){
var props7 = true;
}
}
if(!valid22){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},parentSchema:schema35.allOf[7],data});
errors++;
}
if(props0 !== true && props7 !== undefined){
if(props7 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props7);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},parentSchema:schema35,data});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.kind = true;
}
if(data.kind !== undefined){
let data35 = data.kind;
if(!((((((((data35 === "key") || (data35 === "section")) || (data35 === "section-kind")) || (data35 === "field")) || (data35 === "label")) || (data35 === "name")) || (data35 === "title")) || (data35 === "y-statement"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema35.properties.kind.enum},parentSchema:schema35.properties.kind,data:data35});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema35,data});
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
const schema40 = {"title":"a canonical status","enum":["draft","proposed","accepted","implemented","rejected","withdrawn","deprecated","superseded"]};
function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "draft") || (data === "proposed")) || (data === "accepted")) || (data === "implemented")) || (data === "rejected")) || (data === "withdrawn")) || (data === "deprecated")) || (data === "superseded"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema40.enum},parentSchema:schema40,data});
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schema34,data});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},parentSchema:schema34,data});
errors++;
}
if(data.signs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signs"},parentSchema:schema34,data});
errors++;
}
if(data.threshold === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "threshold"},parentSchema:schema34,data});
errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"},parentSchema:schema34,data});
errors++;
}
if(data.ordered === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ordered"},parentSchema:schema34,data});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},parentSchema:schema34,data});
errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},parentSchema:schema34,data});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema34,data});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.id,data:data0});
errors++;
}
if(!pattern13.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},parentSchema:schema34.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.id,data:data0});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.title,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.title,data:data1});
errors++;
}
}
if(data.home !== undefined){
let data2 = data.home;
if(typeof data2 === "string"){
if(func2(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/home",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.home,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/home",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.home,data:data2});
errors++;
}
}
if(data.signs !== undefined){
let data3 = data.signs;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate88(data3[i0], {instancePath:instancePath+"/signs/" + i0}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signs",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.signs,data:data3});
errors++;
}
}
if(data.threshold !== undefined){
let data5 = data.threshold;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/threshold",keyword:"type",params:{type: "number"},parentSchema:schema34.properties.threshold,data:data5});
errors++;
}
}
if(data.sections !== undefined){
let data6 = data.sections;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "kind"},parentSchema:schema34.properties.sections.items,data:data7});
errors++;
}
if(data7.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "title"},parentSchema:schema34.properties.sections.items,data:data7});
errors++;
}
if(data7.depth === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "depth"},parentSchema:schema34.properties.sections.items,data:data7});
errors++;
}
if(data7.required === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "required"},parentSchema:schema34.properties.sections.items,data:data7});
errors++;
}
for(const key1 in data7){
if(!(((((key1 === "kind") || (key1 === "title")) || (key1 === "depth")) || (key1 === "required")) || (key1 === "or"))){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1},parentSchema:schema34.properties.sections.items,data:data7});
errors++;
}
}
if(data7.kind !== undefined){
if(!(validate75(data7.kind, {instancePath:instancePath+"/sections/" + i1+"/kind"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data7.title !== undefined){
let data9 = data7.title;
if(typeof data9 === "string"){
if(func2(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/title",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.sections.items.properties.title,data:data9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/title",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.sections.items.properties.title,data:data9});
errors++;
}
}
if(data7.depth !== undefined){
if(!(validate91(data7.depth, {instancePath:instancePath+"/sections/" + i1+"/depth"}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data7.required !== undefined){
let data11 = data7.required;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/required",keyword:"type",params:{type: "boolean"},parentSchema:schema34.properties.sections.items.properties.required,data:data11});
errors++;
}
}
if(data7.or !== undefined){
let data12 = data7.or;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate75(data12[i2], {instancePath:instancePath+"/sections/" + i1+"/or/" + i2}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/or",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.sections.items.properties.or,data:data12});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"type",params:{type: "object"},parentSchema:schema34.properties.sections.items,data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.sections,data:data6});
errors++;
}
}
if(data.ordered !== undefined){
let data14 = data.ordered;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ordered",keyword:"type",params:{type: "boolean"},parentSchema:schema34.properties.ordered,data:data14});
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.required === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "required"},parentSchema:schema34.properties.status,data:data15});
errors++;
}
if(data15.words === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "words"},parentSchema:schema34.properties.status,data:data15});
errors++;
}
if(data15.open === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "open"},parentSchema:schema34.properties.status,data:data15});
errors++;
}
for(const key2 in data15){
if(!(((key2 === "required") || (key2 === "words")) || (key2 === "open"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"additionalProperties",params:{additionalProperty: key2},parentSchema:schema34.properties.status,data:data15});
errors++;
}
}
if(data15.required !== undefined){
let data16 = data15.required;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status/required",keyword:"type",params:{type: "boolean"},parentSchema:schema34.properties.status.properties.required,data:data16});
errors++;
}
}
if(data15.words !== undefined){
let data17 = data15.words;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate109(data17[i3], {instancePath:instancePath+"/status/words/" + i3}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/words",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.status.properties.words,data:data17});
errors++;
}
}
if(data15.open !== undefined){
let data19 = data15.open;
if(typeof data19 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status/open",keyword:"type",params:{type: "boolean"},parentSchema:schema34.properties.status.properties.open,data:data19});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "object"},parentSchema:schema34.properties.status,data:data15});
errors++;
}
}
if(data.metadata !== undefined){
let data20 = data.metadata;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.notation === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"required",params:{missingProperty: "notation"},parentSchema:schema34.properties.metadata,data:data20});
errors++;
}
if(data20.labels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"required",params:{missingProperty: "labels"},parentSchema:schema34.properties.metadata,data:data20});
errors++;
}
for(const key3 in data20){
if(!((key3 === "notation") || (key3 === "labels"))){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"additionalProperties",params:{additionalProperty: key3},parentSchema:schema34.properties.metadata,data:data20});
errors++;
}
}
if(data20.notation !== undefined){
if(!(validate98(data20.notation, {instancePath:instancePath+"/metadata/notation"}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data20.labels !== undefined){
let data22 = data20.labels;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key4 in data22){
if(!(func1.call(schema34.properties.metadata.properties.labels.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels",keyword:"additionalProperties",params:{additionalProperty: key4},parentSchema:schema34.properties.metadata.properties.labels,data:data22});
errors++;
}
}
if(data22.title !== undefined){
let data23 = data22.title;
if(typeof data23 === "string"){
if(func2(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/title",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.title,data:data23});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/title",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.title,data:data23});
errors++;
}
}
if(data22.number !== undefined){
let data24 = data22.number;
if(typeof data24 === "string"){
if(func2(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/number",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.number,data:data24});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/number",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.number,data:data24});
errors++;
}
}
if(data22.status !== undefined){
let data25 = data22.status;
if(typeof data25 === "string"){
if(func2(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/status",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.status,data:data25});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/status",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.status,data:data25});
errors++;
}
}
if(data22.date !== undefined){
let data26 = data22.date;
if(typeof data26 === "string"){
if(func2(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/date",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.date,data:data26});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/date",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.date,data:data26});
errors++;
}
}
if(data22["proposed-date"] !== undefined){
let data27 = data22["proposed-date"];
if(typeof data27 === "string"){
if(func2(data27) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/proposed-date",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties["proposed-date"],data:data27});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/proposed-date",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties["proposed-date"],data:data27});
errors++;
}
}
if(data22["accepted-date"] !== undefined){
let data28 = data22["accepted-date"];
if(typeof data28 === "string"){
if(func2(data28) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/accepted-date",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties["accepted-date"],data:data28});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/accepted-date",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties["accepted-date"],data:data28});
errors++;
}
}
if(data22.created !== undefined){
let data29 = data22.created;
if(typeof data29 === "string"){
if(func2(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/created",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.created,data:data29});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/created",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.created,data:data29});
errors++;
}
}
if(data22.updated !== undefined){
let data30 = data22.updated;
if(typeof data30 === "string"){
if(func2(data30) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/updated",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.updated,data:data30});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/updated",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.updated,data:data30});
errors++;
}
}
if(data22["review-by"] !== undefined){
let data31 = data22["review-by"];
if(typeof data31 === "string"){
if(func2(data31) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/review-by",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties["review-by"],data:data31});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/review-by",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties["review-by"],data:data31});
errors++;
}
}
if(data22["decision-makers"] !== undefined){
let data32 = data22["decision-makers"];
if(typeof data32 === "string"){
if(func2(data32) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/decision-makers",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties["decision-makers"],data:data32});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/decision-makers",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties["decision-makers"],data:data32});
errors++;
}
}
if(data22.consulted !== undefined){
let data33 = data22.consulted;
if(typeof data33 === "string"){
if(func2(data33) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/consulted",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.consulted,data:data33});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/consulted",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.consulted,data:data33});
errors++;
}
}
if(data22.informed !== undefined){
let data34 = data22.informed;
if(typeof data34 === "string"){
if(func2(data34) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/informed",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.informed,data:data34});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/informed",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.informed,data:data34});
errors++;
}
}
if(data22.authors !== undefined){
let data35 = data22.authors;
if(typeof data35 === "string"){
if(func2(data35) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/authors",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.authors,data:data35});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/authors",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.authors,data:data35});
errors++;
}
}
if(data22.tags !== undefined){
let data36 = data22.tags;
if(typeof data36 === "string"){
if(func2(data36) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/tags",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.tags,data:data36});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/tags",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.tags,data:data36});
errors++;
}
}
if(data22.governs !== undefined){
let data37 = data22.governs;
if(typeof data37 === "string"){
if(func2(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/governs",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.governs,data:data37});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/governs",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.governs,data:data37});
errors++;
}
}
if(data22.story !== undefined){
let data38 = data22.story;
if(typeof data38 === "string"){
if(func2(data38) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/story",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.story,data:data38});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/story",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.story,data:data38});
errors++;
}
}
if(data22.relation !== undefined){
let data39 = data22.relation;
if(typeof data39 === "string"){
if(func2(data39) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/relation",keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.metadata.properties.labels.properties.relation,data:data39});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/relation",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.metadata.properties.labels.properties.relation,data:data39});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels",keyword:"type",params:{type: "object"},parentSchema:schema34.properties.metadata.properties.labels,data:data22});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"},parentSchema:schema34.properties.metadata,data:data20});
errors++;
}
}
if(data.keys !== undefined){
let data40 = data.keys;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
let data41 = data40[i4];
if(typeof data41 === "string"){
if(func2(data41) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keys/" + i4,keyword:"minLength",params:{limit: 1},parentSchema:schema34.properties.keys.items,data:data41});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keys/" + i4,keyword:"type",params:{type: "string"},parentSchema:schema34.properties.keys.items,data:data41});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.keys,data:data40});
errors++;
}
}
if(data.headings !== undefined){
let data42 = data.headings;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key5 in data42){
if(!(validate75(data42[key5], {instancePath:instancePath+"/headings/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/headings",keyword:"type",params:{type: "object"},parentSchema:schema34.properties.headings,data:data42});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema34,data});
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
const schema41 = {"title":"a map with `words` or `moves`","type":"object","properties":{"words":{"title":"a map from status words to canonical statuses","type":"object","propertyNames":{"title":"a status word","type":"string","pattern":"\\S"},"additionalProperties":{"$ref":"#/$defs/status"}},"moves":{"title":"a map from statuses to lists of statuses","type":"object","properties":{"draft":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"proposed":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"accepted":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"implemented":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"rejected":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"withdrawn":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"deprecated":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}},"superseded":{"title":"a list of statuses","type":"array","items":{"$ref":"#/$defs/status"}}},"additionalProperties":false}},"additionalProperties":false};
function validate114(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "words") || (key0 === "moves"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema41,data});
errors++;
}
}
if(data.words !== undefined){
let data0 = data.words;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema41.properties.words.propertyNames,data:key1,propertyName:key1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"type",params:{type: "string"},parentSchema:schema41.properties.words.propertyNames,data:key1,propertyName:key1});
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"propertyNames",params:{propertyName: key1},parentSchema:schema41.properties.words,data:data0});
errors++;
}
}
for(const key2 in data0){
if(!(validate109(data0[key2], {instancePath:instancePath+"/words/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"type",params:{type: "object"},parentSchema:schema41.properties.words,data:data0});
errors++;
}
}
if(data.moves !== undefined){
let data2 = data.moves;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
if(!((((((((key3 === "draft") || (key3 === "proposed")) || (key3 === "accepted")) || (key3 === "implemented")) || (key3 === "rejected")) || (key3 === "withdrawn")) || (key3 === "deprecated")) || (key3 === "superseded"))){
(vErrors ??= []).push({instancePath:instancePath+"/moves",keyword:"additionalProperties",params:{additionalProperty: key3},parentSchema:schema41.properties.moves,data:data2});
errors++;
}
}
if(data2.draft !== undefined){
let data3 = data2.draft;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate109(data3[i0], {instancePath:instancePath+"/moves/draft/" + i0}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/draft",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.draft,data:data3});
errors++;
}
}
if(data2.proposed !== undefined){
let data5 = data2.proposed;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate109(data5[i1], {instancePath:instancePath+"/moves/proposed/" + i1}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/proposed",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.proposed,data:data5});
errors++;
}
}
if(data2.accepted !== undefined){
let data7 = data2.accepted;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate109(data7[i2], {instancePath:instancePath+"/moves/accepted/" + i2}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/accepted",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.accepted,data:data7});
errors++;
}
}
if(data2.implemented !== undefined){
let data9 = data2.implemented;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate109(data9[i3], {instancePath:instancePath+"/moves/implemented/" + i3}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/implemented",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.implemented,data:data9});
errors++;
}
}
if(data2.rejected !== undefined){
let data11 = data2.rejected;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate109(data11[i4], {instancePath:instancePath+"/moves/rejected/" + i4}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/rejected",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.rejected,data:data11});
errors++;
}
}
if(data2.withdrawn !== undefined){
let data13 = data2.withdrawn;
if(Array.isArray(data13)){
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
if(!(validate109(data13[i5], {instancePath:instancePath+"/moves/withdrawn/" + i5}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/withdrawn",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.withdrawn,data:data13});
errors++;
}
}
if(data2.deprecated !== undefined){
let data15 = data2.deprecated;
if(Array.isArray(data15)){
const len6 = data15.length;
for(let i6=0; i6<len6; i6++){
if(!(validate109(data15[i6], {instancePath:instancePath+"/moves/deprecated/" + i6}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/deprecated",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.deprecated,data:data15});
errors++;
}
}
if(data2.superseded !== undefined){
let data17 = data2.superseded;
if(Array.isArray(data17)){
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
if(!(validate109(data17[i7], {instancePath:instancePath+"/moves/superseded/" + i7}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves/superseded",keyword:"type",params:{type: "array"},parentSchema:schema41.properties.moves.properties.superseded,data:data17});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves",keyword:"type",params:{type: "object"},parentSchema:schema41.properties.moves,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema41,data});
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
const schema42 = {"title":"a map from phrases to relations","type":"object","propertyNames":{"title":"a phrase","type":"string","pattern":"\\S"},"additionalProperties":{"$ref":"#/$defs/relation"}};
const schema43 = {"title":"a relation","enum":["supersedes","amends","relates-to","refines","clarifies","extends","depends-on","implements","leads-to","contradicts","references","caused-by","rejected-in-favor-of","assumes","review-on","promoted-from","influences","deprecates","superseded-by","amended-by","clarified-by","refined-by","extended-by","required-by","implemented-by","referenced-by","deprecated-by"]};
function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((((((((((((data === "supersedes") || (data === "amends")) || (data === "relates-to")) || (data === "refines")) || (data === "clarifies")) || (data === "extends")) || (data === "depends-on")) || (data === "implements")) || (data === "leads-to")) || (data === "contradicts")) || (data === "references")) || (data === "caused-by")) || (data === "rejected-in-favor-of")) || (data === "assumes")) || (data === "review-on")) || (data === "promoted-from")) || (data === "influences")) || (data === "deprecates")) || (data === "superseded-by")) || (data === "amended-by")) || (data === "clarified-by")) || (data === "refined-by")) || (data === "extended-by")) || (data === "required-by")) || (data === "implemented-by")) || (data === "referenced-by")) || (data === "deprecated-by"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema43.enum},parentSchema:schema43,data});
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema42.propertyNames,data:key0,propertyName:key0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},parentSchema:schema42.propertyNames,data:key0,propertyName:key0});
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},parentSchema:schema42,data});
errors++;
}
}
for(const key1 in data){
if(!(validate126(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema42,data});
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
const schema44 = {"title":"a policy of supersession","enum":["either","both-sides","forward-only"]};
function validate129(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "either") || (data === "both-sides")) || (data === "forward-only"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema44.enum},parentSchema:schema44,data});
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
const schema45 = {"title":"a map with `gaps` or `shared`","type":"object","properties":{"gaps":{"title":"a level for gaps","enum":["note","error","off"]},"shared":{"title":"a list of groups of record ids","type":"array","items":{"title":"a list of at least two record ids","type":"array","minItems":2,"items":{"title":"a record id","type":"string","minLength":1}}}},"additionalProperties":false};
function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "gaps") || (key0 === "shared"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema45,data});
errors++;
}
}
if(data.gaps !== undefined){
let data0 = data.gaps;
if(!(((data0 === "note") || (data0 === "error")) || (data0 === "off"))){
(vErrors ??= []).push({instancePath:instancePath+"/gaps",keyword:"enum",params:{allowedValues: schema45.properties.gaps.enum},parentSchema:schema45.properties.gaps,data:data0});
errors++;
}
}
if(data.shared !== undefined){
let data1 = data.shared;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
if(data2.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/shared/" + i0,keyword:"minItems",params:{limit: 2},parentSchema:schema45.properties.shared.items,data:data2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func2(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shared/" + i0+"/" + i1,keyword:"minLength",params:{limit: 1},parentSchema:schema45.properties.shared.items.items,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shared/" + i0+"/" + i1,keyword:"type",params:{type: "string"},parentSchema:schema45.properties.shared.items.items,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shared/" + i0,keyword:"type",params:{type: "array"},parentSchema:schema45.properties.shared.items,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shared",keyword:"type",params:{type: "array"},parentSchema:schema45.properties.shared,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema45,data});
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
const schema46 = {"title":"a policy of immutability","enum":["append-only","bounded-edits","free"]};
function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "append-only") || (data === "bounded-edits")) || (data === "free"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema46.enum},parentSchema:schema46,data});
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
const schema47 = {"title":"a map with `stale_after_days` or `intervals`","type":"object","properties":{"stale_after_days":{"title":"a whole number of days, `1` or more","type":"integer","minimum":1,"maximum":36500},"intervals":{"title":"a map from tags to numbers of days","type":"object","propertyNames":{"title":"a tag","type":"string","pattern":"\\S"},"additionalProperties":{"title":"a whole number of days, `1` or more","type":"integer","minimum":1,"maximum":36500}}},"additionalProperties":false};
function validate135(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "stale_after_days") || (key0 === "intervals"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema47,data});
errors++;
}
}
if(data.stale_after_days !== undefined){
let data0 = data.stale_after_days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/stale_after_days",keyword:"type",params:{type: "integer"},parentSchema:schema47.properties.stale_after_days,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 36500 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/stale_after_days",keyword:"maximum",params:{comparison: "<=", limit: 36500},parentSchema:schema47.properties.stale_after_days,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/stale_after_days",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema47.properties.stale_after_days,data:data0});
errors++;
}
}
}
if(data.intervals !== undefined){
let data1 = data.intervals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/intervals",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema47.properties.intervals.propertyNames,data:key1,propertyName:key1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intervals",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.intervals.propertyNames,data:key1,propertyName:key1});
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/intervals",keyword:"propertyNames",params:{propertyName: key1},parentSchema:schema47.properties.intervals,data:data1});
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/intervals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"},parentSchema:schema47.properties.intervals.additionalProperties,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 36500 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/intervals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maximum",params:{comparison: "<=", limit: 36500},parentSchema:schema47.properties.intervals.additionalProperties,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/intervals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema47.properties.intervals.additionalProperties,data:data2});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intervals",keyword:"type",params:{type: "object"},parentSchema:schema47.properties.intervals,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema47,data});
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
const schema48 = {"title":"a list of patterns as in `.gitignore`","type":"array","items":{"title":"a pattern as in `.gitignore`","type":"string","minLength":1}};
function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minLength",params:{limit: 1},parentSchema:schema48.items,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},parentSchema:schema48.items,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},parentSchema:schema48,data});
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},parentSchema:schema27,data});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema27,data});
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func2(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},parentSchema:schema27.properties.path,data:data0});
errors++;
}
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema27.properties.path,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},parentSchema:schema27.properties.path,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},parentSchema:schema27.properties.name,data:data1});
errors++;
}
if(!pattern10.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\s/\\\\]+$"},parentSchema:schema27.properties.name,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schema27.properties.name,data:data1});
errors++;
}
}
if(data.project_slug !== undefined){
if(!(validate53(data.project_slug, {instancePath:instancePath+"/project_slug"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined){
if(!(validate55(data.owner, {instancePath:instancePath+"/owner"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.default_status !== undefined){
if(!(validate57(data.default_status, {instancePath:instancePath+"/default_status"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.decision_id_format !== undefined){
if(!(validate59(data.decision_id_format, {instancePath:instancePath+"/decision_id_format"}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.template_source !== undefined){
if(!(validate61(data.template_source, {instancePath:instancePath+"/template_source"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.last_decision_id !== undefined){
if(!(validate63(data.last_decision_id, {instancePath:instancePath+"/last_decision_id"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.headings !== undefined){
if(!(validate74(data.headings, {instancePath:instancePath+"/headings"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.normalize !== undefined){
if(!(validate78(data.normalize, {instancePath:instancePath+"/normalize"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
if(!(validate80(data.profile, {instancePath:instancePath+"/profile"}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate82(data.rules, {instancePath:instancePath+"/rules"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.dialect !== undefined){
if(!(validate87(data.dialect, {instancePath:instancePath+"/dialect"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.statuses !== undefined){
if(!(validate114(data.statuses, {instancePath:instancePath+"/statuses"}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.relations !== undefined){
if(!(validate125(data.relations, {instancePath:instancePath+"/relations"}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.supersession !== undefined){
if(!(validate129(data.supersession, {instancePath:instancePath+"/supersession"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.numbering !== undefined){
if(!(validate131(data.numbering, {instancePath:instancePath+"/numbering"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.immutability !== undefined){
if(!(validate133(data.immutability, {instancePath:instancePath+"/immutability"}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
if(data.review !== undefined){
if(!(validate135(data.review, {instancePath:instancePath+"/review"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.ignore !== undefined){
if(!(validate137(data.ignore, {instancePath:instancePath+"/ignore"}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema27,data});
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
const schema49 = {"title":"settings of the site","type":"object","properties":{"title":{"title":"a title","type":"string","minLength":1},"base":{"title":"a path that begins with `/`","type":"string","minLength":1,"pattern":"^/[^\\s?#]*$"},"url":{"title":"an address such as `https://example.org`","type":"string","minLength":1,"pattern":"^https?://[^\\s]+$"},"repository":{"title":"an address such as `https://example.org/team/shop`","type":"string","minLength":1,"pattern":"^https?://[^\\s]+$"},"branch":{"title":"the name of a branch","type":"string","minLength":1,"pattern":"^[^\\s~^:?*\\[\\\\]+$"},"logo":{"title":"the path of a picture inside the repository","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},"colors":{"title":"a map from names to colours","type":"object","propertyNames":{"title":"the name of a colour such as `accent`","type":"string","pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"title":"a colour such as `#1a5fb4`","type":"string","pattern":"^(?:#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+|(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\\([0-9A-Za-z.,%/ +-]{1,80}\\))$"}},"language":{"title":"a language such as `en` or `pt-BR`","type":"string","minLength":1,"pattern":"^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"},"footer":{"title":"a text","type":"string","minLength":1},"pages":{"title":"the path of a folder inside the repository","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},"theme":{"title":"the path of a stylesheet inside the repository","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},"components":{"title":"the path of a folder inside the repository","type":"string","minLength":1,"pattern":"^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"}},"additionalProperties":false};
const pattern17 = new RegExp("^/[^\\s?#]*$", "u");
const pattern18 = new RegExp("^https?://[^\\s]+$", "u");
const pattern20 = new RegExp("^[^\\s~^:?*\\[\\\\]+$", "u");
const pattern22 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern23 = new RegExp("^(?:#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+|(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\\([0-9A-Za-z.,%/ +-]{1,80}\\))$", "u");
const pattern24 = new RegExp("^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
function validate151(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema49,data});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.title,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.title,data:data0});
errors++;
}
}
if(data.base !== undefined){
let data1 = data.base;
if(typeof data1 === "string"){
if(func2(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/base",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.base,data:data1});
errors++;
}
if(!pattern17.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/base",keyword:"pattern",params:{pattern: "^/[^\\s?#]*$"},parentSchema:schema49.properties.base,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/base",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.base,data:data1});
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(func2(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.url,data:data2});
errors++;
}
if(!pattern18.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https?://[^\\s]+$"},parentSchema:schema49.properties.url,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.url,data:data2});
errors++;
}
}
if(data.repository !== undefined){
let data3 = data.repository;
if(typeof data3 === "string"){
if(func2(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/repository",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.repository,data:data3});
errors++;
}
if(!pattern18.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/repository",keyword:"pattern",params:{pattern: "^https?://[^\\s]+$"},parentSchema:schema49.properties.repository,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/repository",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.repository,data:data3});
errors++;
}
}
if(data.branch !== undefined){
let data4 = data.branch;
if(typeof data4 === "string"){
if(func2(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/branch",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.branch,data:data4});
errors++;
}
if(!pattern20.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/branch",keyword:"pattern",params:{pattern: "^[^\\s~^:?*\\[\\\\]+$"},parentSchema:schema49.properties.branch,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/branch",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.branch,data:data4});
errors++;
}
}
if(data.logo !== undefined){
let data5 = data.logo;
if(typeof data5 === "string"){
if(func2(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/logo",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.logo,data:data5});
errors++;
}
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/logo",keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema49.properties.logo,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logo",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.logo,data:data5});
errors++;
}
}
if(data.colors !== undefined){
let data6 = data.colors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern22.test(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/colors",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},parentSchema:schema49.properties.colors.propertyNames,data:key1,propertyName:key1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/colors",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.colors.propertyNames,data:key1,propertyName:key1});
errors++;
}
var valid1 = _errs16 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/colors",keyword:"propertyNames",params:{propertyName: key1},parentSchema:schema49.properties.colors,data:data6});
errors++;
}
}
for(const key2 in data6){
let data7 = data6[key2];
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/colors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"pattern",params:{pattern: "^(?:#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+|(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\\([0-9A-Za-z.,%/ +-]{1,80}\\))$"},parentSchema:schema49.properties.colors.additionalProperties,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/colors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},parentSchema:schema49.properties.colors.additionalProperties,data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/colors",keyword:"type",params:{type: "object"},parentSchema:schema49.properties.colors,data:data6});
errors++;
}
}
if(data.language !== undefined){
let data8 = data.language;
if(typeof data8 === "string"){
if(func2(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.language,data:data8});
errors++;
}
if(!pattern24.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"},parentSchema:schema49.properties.language,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.language,data:data8});
errors++;
}
}
if(data.footer !== undefined){
let data9 = data.footer;
if(typeof data9 === "string"){
if(func2(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/footer",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.footer,data:data9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/footer",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.footer,data:data9});
errors++;
}
}
if(data.pages !== undefined){
let data10 = data.pages;
if(typeof data10 === "string"){
if(func2(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.pages,data:data10});
errors++;
}
if(!pattern6.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema49.properties.pages,data:data10});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.pages,data:data10});
errors++;
}
}
if(data.theme !== undefined){
let data11 = data.theme;
if(typeof data11 === "string"){
if(func2(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/theme",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.theme,data:data11});
errors++;
}
if(!pattern6.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/theme",keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema49.properties.theme,data:data11});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/theme",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.theme,data:data11});
errors++;
}
}
if(data.components !== undefined){
let data12 = data.components;
if(typeof data12 === "string"){
if(func2(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"minLength",params:{limit: 1},parentSchema:schema49.properties.components,data:data12});
errors++;
}
if(!pattern6.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"pattern",params:{pattern: "^(?![/\\\\~])(?![A-Za-z][A-Za-z0-9+.-]*:)(?!.*(?:^|[/\\\\])\\.\\.(?:[/\\\\]|$)).+$"},parentSchema:schema49.properties.components,data:data12});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.components,data:data12});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema49,data});
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema19,data});
errors++;
}
}
if(data.project_slug !== undefined){
if(!(validate53(data.project_slug, {instancePath:instancePath+"/project_slug"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined){
if(!(validate55(data.owner, {instancePath:instancePath+"/owner"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.default_status !== undefined){
if(!(validate57(data.default_status, {instancePath:instancePath+"/default_status"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.decision_id_format !== undefined){
if(!(validate59(data.decision_id_format, {instancePath:instancePath+"/decision_id_format"}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.template_source !== undefined){
if(!(validate61(data.template_source, {instancePath:instancePath+"/template_source"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.last_decision_id !== undefined){
if(!(validate63(data.last_decision_id, {instancePath:instancePath+"/last_decision_id"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.extends !== undefined){
let data6 = data.extends;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/extends",keyword:"type",params:{type: schema19.properties.extends.type},parentSchema:schema19.properties.extends,data:data6});
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/extends",keyword:"minLength",params:{limit: 1},parentSchema:schema19.properties.extends,data:data6});
errors++;
}
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func2(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/extends/" + i0,keyword:"minLength",params:{limit: 1},parentSchema:schema19.properties.extends.items,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/extends/" + i0,keyword:"type",params:{type: "string"},parentSchema:schema19.properties.extends.items,data:data7});
errors++;
}
}
}
}
if(data.logs !== undefined){
let data8 = data.logs;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(typeof data9 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs18 = errors;
if(!(validate65(data9, {instancePath:instancePath+"/logs/" + i1}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid5 = _valid0;
ifClause0 = "then";
}
else {
const _errs19 = errors;
if(!(validate67(data9, {instancePath:instancePath+"/logs/" + i1}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid5 = _valid0;
ifClause0 = "else";
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/logs/" + i1,keyword:"if",params:{failingKeyword: ifClause0},parentSchema:schema19.properties.logs.items,data:data9});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logs",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.logs,data:data8});
errors++;
}
}
if(data.headings !== undefined){
if(!(validate74(data.headings, {instancePath:instancePath+"/headings"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.parser !== undefined){
let data11 = data.parser;
if(!((data11 === "remark") || (data11 === "auto"))){
(vErrors ??= []).push({instancePath:instancePath+"/parser",keyword:"enum",params:{allowedValues: schema19.properties.parser.enum},parentSchema:schema19.properties.parser,data:data11});
errors++;
}
}
if(data.normalize !== undefined){
if(!(validate78(data.normalize, {instancePath:instancePath+"/normalize"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
if(!(validate80(data.profile, {instancePath:instancePath+"/profile"}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate82(data.rules, {instancePath:instancePath+"/rules"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.dialect !== undefined){
if(!(validate87(data.dialect, {instancePath:instancePath+"/dialect"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.statuses !== undefined){
if(!(validate114(data.statuses, {instancePath:instancePath+"/statuses"}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.relations !== undefined){
if(!(validate125(data.relations, {instancePath:instancePath+"/relations"}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.supersession !== undefined){
if(!(validate129(data.supersession, {instancePath:instancePath+"/supersession"}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.numbering !== undefined){
if(!(validate131(data.numbering, {instancePath:instancePath+"/numbering"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.immutability !== undefined){
if(!(validate133(data.immutability, {instancePath:instancePath+"/immutability"}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
if(data.review !== undefined){
if(!(validate135(data.review, {instancePath:instancePath+"/review"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.site !== undefined){
if(!(validate151(data.site, {instancePath:instancePath+"/site"}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.ignore !== undefined){
if(!(validate137(data.ignore, {instancePath:instancePath+"/ignore"}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema19,data});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
