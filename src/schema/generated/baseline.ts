// @ts-nocheck
// Generated from schemas/baseline.schema.json by scripts/generate-validators.mjs. Do not edit.
import { codePoints } from '../runtime.ts';
export default validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://adr-lint.dev/schemas/baseline.schema.json","title":"Baseline of adr-lint","type":"object","additionalProperties":false,"required":["version","findings"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}}};
const schema20 = {"title":"a known finding","type":"object","additionalProperties":false,"required":["path","ruleId","message","fingerprint"],"properties":{"path":{"type":"string","minLength":1},"ruleId":{"type":"string","minLength":1},"message":{"type":"string"},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{8,64}$"}}};
const func1 = codePoints;
const pattern3 = new RegExp("^[0-9a-f]{8,64}$", "u");
function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},parentSchema:schema20,data});
errors++;
}
if(data.ruleId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ruleId"},parentSchema:schema20,data});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},parentSchema:schema20,data});
errors++;
}
if(data.fingerprint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fingerprint"},parentSchema:schema20,data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "ruleId")) || (key0 === "message")) || (key0 === "fingerprint"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema20,data});
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},parentSchema:schema20.properties.path,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.path,data:data0});
errors++;
}
}
if(data.ruleId !== undefined){
let data1 = data.ruleId;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ruleId",keyword:"minLength",params:{limit: 1},parentSchema:schema20.properties.ruleId,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ruleId",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.ruleId,data:data1});
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.message,data:data2});
errors++;
}
}
if(data.fingerprint !== undefined){
let data3 = data.fingerprint;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/fingerprint",keyword:"pattern",params:{pattern: "^[0-9a-f]{8,64}$"},parentSchema:schema20.properties.fingerprint,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fingerprint",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.fingerprint,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schema20,data});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},parentSchema:schema19,data});
errors++;
}
if(data.findings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "findings"},parentSchema:schema19,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "version")) || (key0 === "findings"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema19,data});
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"},parentSchema:schema19.properties.$schema,data:data0});
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(1 !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"const",params:{allowedValue: 1},parentSchema:schema19.properties.version,data:data1});
errors++;
}
}
if(data.findings !== undefined){
let data2 = data.findings;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data2[i0], {instancePath:instancePath+"/findings/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/findings",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.findings,data:data2});
errors++;
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
